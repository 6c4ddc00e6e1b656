import type { ChannelInbox } from '@prosa/whatsapp';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { Database } from '../../../platform/db/database.ts';
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
const batch = 50;
/** A lost hint, or a body that could not be taken, costs this much. */
const lookEveryMs = 2000;

interface Body {
  number: string;
  body: Buffer;
}

/** Returns what arrives for the owned channel by HTTP: rows of `channel_inbox`, deleted once they are taken. */
export function channelInbox(
  { database, secrets, signals, log }: Parts,
  { account_id, id, isHeld }: Tenure,
): ChannelInbox {
  const db = database.forAccount(account_id);
  const read = () =>
    db.rows<Body>(
      sql`select number::text, body from channel_inbox where account_id = ${account_id} and channel_id = ${id}
        order by channel_inbox.number limit ${batch}`,
      'read_channel_inbox',
    );
  const forget = (number: string) =>
    db.run(
      sql`delete from channel_inbox
        where account_id = ${account_id} and channel_id = ${id} and number = ${number}`,
      'forget_channel_inbox',
    );
  return {
    open(take) {
      const rounds = inRounds(async () => {
        try {
          const bodies = await read();
          for (const { number, body } of bodies) {
            if (!(await isHeld())) return;
            await take(secrets.open(body));
            await forget(number);
          }
          if (bodies.length === batch) rounds.wake();
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
