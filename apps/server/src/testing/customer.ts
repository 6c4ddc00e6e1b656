import { expect } from 'vitest';
import type { Chip, InboxMessage } from '@prosa/contract';
import { sql } from '../platform/db/sql.ts';
import type { BotDesk } from './bot-desk.ts';
import { eventually } from './eventually.ts';
import type { TestServer } from './test-server.ts';

/** A customer at a phone, whose talk with a number is written down as a dialogue. */
export interface Customer {
  phone: string;
  /** Writes messages; several of them faster than a bot can look, however slow this machine is. */
  writes(...texts: string[]): Promise<void>;
  sends(type: 'audio' | 'sticker'): Promise<void>;
  /** Waits until the phone received exactly these since it was read last, in order. */
  reads(...expected: (string | RegExp)[]): Promise<void>;
  /** What the phone received since it was read last. */
  unread(): Promise<string[]>;
}

/** Where customers write to. */
interface Place {
  server: TestServer;
  desk: BotDesk;
  chip: Chip;
}

/** Returns a customer who never wrote to the number. */
export function customerOf({ server, desk, chip }: Place): Customer {
  const phone = desk.phone();
  let read = 0;
  const inbox = () => server.simulator<InboxMessage[]>(`inbox?channel=${chip._id}&phone=${phone}`);
  const unread = async () => (await inbox()).slice(read).map(({ message }) => message);
  const sends = (type: string, message = '') =>
    server.simulator('send', { channel: chip._id, phone, message, type });
  const writes = async (...texts: string[]) => {
    for (const text of texts) await sends('text', text);
  };
  const holds = async (text: string | undefined) => {
    const { _id } = await desk.conversation(phone);
    return (await desk.thread(_id)).some(({ message }) => message === text);
  };
  return {
    phone,
    unread,
    writes: (...texts) =>
      texts.length === 1
        ? writes(...texts)
        : server.runtime.database.forAccount(desk.company.account_id).transaction(async (tx) => {
            // No bot of the company hears anything before all of them are here.
            await tx.row(
              sql`select from event_cursors where account_id = ${tx.account_id} and follower = 'flows' for update`,
            );
            await writes(...texts);
            await eventually(() => holds(texts.at(-1)));
          }),
    async sends(type) {
      await sends(type);
    },
    async reads(...expected) {
      const got = await eventually(async () => {
        const texts = await unread();
        if (texts.length < expected.length) throw new Error(`the phone got ${JSON.stringify(texts)}`);
        return texts;
      });
      read += got.length;
      expect(got).toEqual(
        expected.map((text) => (typeof text === 'string' ? text : (expect.stringMatching(text) as string))),
      );
    },
  };
}
