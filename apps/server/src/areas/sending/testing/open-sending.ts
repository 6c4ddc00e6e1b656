import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../../testing/test-server.ts';
import { passEvents } from '../../../platform/events/follow.ts';
import { createSendFollower } from '../follow/follow-sends.ts';
import { planSends, type Plan } from '../ledger/plan-sends.ts';
import { countSends, listSends, noSends, type SendRow } from '../ledger/read-sends.ts';
import { claimNumbers } from '../pump/send-pump.ts';
import { takeTurn } from '../pump/take-turn.ts';
import type { Around, SourceKey } from '../source.ts';
import { testAround, testKind, type TestData } from './test-source.ts';
import { sql } from '../../../platform/db/sql.ts';

/** One message of a test to one receiver. */
export interface TestSend {
  to: { phone: string } | { contact_id: string };
  data?: TestData;
}

/** The ledger of a company, and a worker that does exactly as much as it is told. */
export interface Sending {
  /** Plans sends of a new source, due now if not told otherwise. */
  plan(
    sends: readonly TestSend[],
    more?: Partial<Plan> & { due_at?: Date; expires_at?: Date },
  ): Promise<SourceKey>;
  /** Takes turns of all numbers until none is due, and returns how many there were. */
  work(around?: Partial<Around>): Promise<number>;
  /** Follows what happened to messages. */
  follow(around?: Partial<Around>): Promise<void>;
  list(source: SourceKey): Promise<SendRow[]>;
  counts(source: SourceKey): Promise<ReturnType<typeof noSends>>;
  /** Has waits of numbers be over, as time does. */
  later(): Promise<void>;
}

const room = { max: 100, maxOfCompany: 100, inHand: new Map<string, number>() };

/** Opens the ledger of a company, over one of its numbers. The server must have no worker of its own. */
export function openSending(
  { runtime }: Pick<TestServer, 'runtime'>,
  { account_id, channel_id }: { account_id: string; channel_id: string },
): Sending {
  const db = runtime.database.forAccount(account_id);
  return {
    async plan(sends, { due_at, expires_at, ...more } = {}) {
      const source = { kind: testKind, id: randomUUID() };
      const now = runtime.clock.now();
      const planned = sends.map(({ to, data = { text: 'Oi' } }, index) => ({
        key: String(index),
        to,
        data,
        due_at: due_at ?? now,
        expires_at: expires_at ?? null,
      }));
      await db.transaction((tx) => planSends(tx, { source, channel_id, now, sends: planned, ...more }));
      return more.source ?? source;
    },
    async work(around) {
      const tools = { runtime, around: testAround(around), random: () => 0 };
      let turns = 0;
      for (;;) {
        const numbers = await claimNumbers(runtime, room);
        if (!numbers.length) return turns;
        for (const number of numbers) await takeTurn(tools, number);
        turns += numbers.length;
      }
    },
    async follow(around) {
      await passEvents(db, createSendFollower(testAround(around).sources));
    },
    list: (source) => listSends(db, source, { limit: 1000 }),
    counts: async ({ kind, id }) => (await countSends(db, kind, [id])).get(id) ?? noSends(),
    async later() {
      await db.run(sql`update send_numbers set last_at = last_at - interval '1 hour',
        available_at = to_timestamp(0) where account_id = ${account_id}`);
      await db.run(
        sql`update send_sources set last_at = last_at - interval '1 hour' where account_id = ${account_id}`,
      );
      // Intervals begin again when a number is connected.
      await db.run(
        sql`update channels set status_since = status_since - interval '1 hour' where account_id = ${account_id}`,
      );
    },
  };
}
