import type { ChannelEvents } from './driver.ts';

/** Returns events of which only the given ones are heard, for code that connects a number without keeping its messages. */
export function eventsWith(given: Partial<ChannelEvents>): ChannelEvents {
  const ignore = () => Promise.resolve();
  return {
    qr: ignore,
    pairingCode: ignore,
    status: ignore,
    message: ignore,
    receipt: ignore,
    failed: ignore,
    deleted: ignore,
    reaction: ignore,
    edited: ignore,
    call: ignore,
    identified: ignore,
    newChatLimit: ignore,
    typing: ignore,
    alive: () => undefined,
    credentials: ignore,
    ...given,
  };
}
