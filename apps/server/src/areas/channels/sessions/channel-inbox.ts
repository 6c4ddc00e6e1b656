import type { ChannelInbox } from '@prosa/whatsapp';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { AccountDb, Database } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inRounds } from '../../../platform/jobs/in-rounds.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Signals } from '../../../platform/signals/signals.ts';
import type { Tenure } from './tenure.ts';

interface Parts {
  database: Database;
  secrets: SecretBox;
  signals: Signals;
  log: Log;
}

/** Topic of the hint that something arrived for a channel; the payload is its id. */
export const inboxTopic = 'channel-inbox';
const maxBodies = 50;
const maxBytes = 4 * 1024 * 1024;
/** A lost hint, or a body that could not be taken, costs this much. */
const lookEveryMs = 2000;
/** A body that fails alone this often is left where it is, so that those behind it are taken. */
export const maxAttempts = 50;

interface Body {
  number: string;
  body: Buffer;
}

/** Returns what arrives for the owned channel by HTTP: rows of `channel_inbox`, deleted once they are taken. */
export function channelInbox(
  { database, secrets, signals, log }: Parts,
  { account_id, id, isHeld }: Tenure,
): ChannelInbox {
  const rows = inboxRows(database.forAccount(account_id), id);
  return {
    open(take) {
      const takeSome = async (bodies: readonly Body[]) => {
        await take(bodies.map(({ body }) => secrets.open(body)));
        await rows.forget(bodies);
      };
      /** Finds out which of them cannot be taken; those behind it wait for the next look. */
      const takeOneByOne = async (bodies: readonly Body[]) => {
        for (const body of bodies)
          await takeSome([body]).catch(async (error: unknown) => {
            const attempts = await rows.countAttempt(body);
            if (attempts >= maxAttempts)
              log.error(
                { err: error, channel_id: id, number: body.number },
                'what arrived by HTTP left aside',
              );
            throw error;
          });
      };
      const rounds = inRounds(async () => {
        try {
          const bodies = await rows.read();
          if (!bodies.length || !(await isHeld())) return;
          await takeSome(bodies).catch(() => takeOneByOne(bodies));
          rounds.wake();
        } catch (error) {
          log.warn(
            { err: error, channel_id: id },
            'what arrived by HTTP not taken; the next look tries again',
          );
        }
      });
      const unsubscribe = signals.subscribeTo(inboxTopic, id, rounds.wake);
      const poll = setInterval(rounds.wake, lookEveryMs);
      rounds.wake();
      return () => {
        unsubscribe();
        clearInterval(poll);
        return rounds.stop();
      };
    },
  };
}

function inboxRows(db: AccountDb, channel_id: string) {
  const mine = sql`account_id = ${db.account_id} and channel_id = ${channel_id}`;
  return {
    /** Reads the oldest bodies, as many as fit into memory many times over. */
    read: () =>
      db.rows<Body>(
        sql`select number::text, body from (
            select number, body, sum(octet_length(body)) over (order by number) - octet_length(body) as before
            from (select number, body from channel_inbox where ${mine} and attempts < ${maxAttempts}
              order by number limit ${maxBodies}) as oldest
          ) as counted where before < ${maxBytes} order by counted.number`,
        'read_channel_inbox',
      ),
    forget: (bodies: readonly Body[]) =>
      db.run(
        sql`delete from channel_inbox where ${mine} and number = any(${bodies.map(({ number }) => number)}::bigint[])`,
        'forget_channel_inbox',
      ),
    async countAttempt({ number }: Body): Promise<number> {
      const row = await db.row<{ attempts: number }>(
        sql`update channel_inbox set attempts = attempts + 1 where ${mine} and number = ${number} returning attempts`,
      );
      return row?.attempts ?? 0;
    },
  };
}
