import type { Runtime } from '../../../platform/area.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import { maxChatInSql } from '../../channels/index.ts';
import { createSharedPoll, type SharedPoll } from '../../../platform/jobs/shared-poll.ts';

const pollMs = 1000;

/** What the poll needs of a number's pump. */
interface Polled {
  /** Handles what is due, and what was left half done. */
  poll(): void;
}

/** Creates the one poll for the outboxes of all numbers that are connected in this process. */
export function createOutboxPoll({ database, clock, log }: Runtime): SharedPoll<Polled> {
  return createSharedPoll<Polled>({
    name: 'numbers with something to send',
    everyMs: pollMs,
    log,
    find: (pumps) => channelsWithDue(database.acrossAccounts, [...pumps.keys()], clock.now()),
    wake: (pump) => pump.poll(),
  });
}

/**
 * Returns those of the given numbers whose outbox has an entry that is due, or is claimed and not settled, among those
 * that they may send now. It takes at most one row of each, however long its outbox is.
 */
async function channelsWithDue(db: Queryable, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    sql`select own.id from unnest(${[...ids]}::bigint[]) as own(id)
      join channels c on c.id = own.id
      cross join lateral (
        select from outbox o
        where o.channel_id = own.id and o.chat <= ${maxChatInSql(now)}
          and (o.state = 'sending' or o.available_at <= ${now}::timestamptz)
          and ${notFrozen('o.account_id')} limit 1
      ) as entry`,
    'channels_with_due',
  );
  return rows.map(({ id }) => id);
}
