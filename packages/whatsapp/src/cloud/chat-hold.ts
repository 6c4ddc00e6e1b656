import { z } from 'zod';
import type { ChannelEvents } from '../driver.ts';
import type { ChannelStore } from '../owner-parts.ts';
import type { Clock } from '../timing.ts';

const dayMs = 24 * 3_600_000;
const key = { kind: 'hold', id: 'new-chats' };
const kept = z.object({ until: z.coerce.date().nullable() });

interface Parts {
  store: ChannelStore;
  clock: Clock;
  events: Pick<ChannelEvents, 'newChatLimit'>;
}

/** That Meta lets the number begin no new chats: reported once, and remembered over reconnects. */
export class ChatHold {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Begins a hold: of a day, or (`open_ended`) until Meta says that the number is no longer restricted. */
  async begin({ open_ended }: { open_ended: boolean }): Promise<void> {
    const until = open_ended ? null : new Date(this.#now() + dayMs);
    await this.#parts.store.write([{ ...key, value: Buffer.from(JSON.stringify({ until })) }]);
    await this.#report({ held: true, until });
  }

  /** Reports on a connection that opens whether chats are held, by what Meta says now and what was remembered. */
  async resume({ restricted }: { restricted: boolean }): Promise<void> {
    const values = await this.#parts.store.read(key.kind, [key.id]);
    const value = values.get(key.id);
    const until = value ? kept.parse(JSON.parse(Buffer.from(value).toString())).until : null;
    const isHeld = restricted || (until !== null && until.getTime() > this.#now());
    if (value && !isHeld) await this.#parts.store.write([{ ...key, value: null }]);
    await this.#report({ held: isHeld, until: isHeld && !restricted ? until : null });
  }

  #report(limit: { held: boolean; until: Date | null }): Promise<void> {
    return this.#parts.events.newChatLimit({ ...limit, quota: null });
  }

  #now(): number {
    return this.#parts.clock.now().getTime();
  }
}
