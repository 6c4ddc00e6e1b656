import type { Signals } from '../../../platform/signals/signals.ts';

/** The signal that something waits to leave over a channel; its payload is the channel's id. */
export const outboxTopic = 'outbox';

/** Notifies the channel's owner, in whatever process, that something waits. */
export function wakeOutbox({ signals }: { signals: Signals }, channel_id: string): void {
  signals.publish(outboxTopic, channel_id);
}
