import type { Runtime } from '../../../platform/area.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import { createSharedPoll, type SharedPoll } from '../../../platform/jobs/shared-poll.ts';

const pollMs = 30_000;

/** What the poll needs of a number's pump. */
interface Polled {
  wake(): void;
}

/** Creates the one poll for the files that all numbers connected in this process still have to fetch. */
export function createMediaPoll({ database, log }: Runtime): SharedPoll<Polled> {
  return createSharedPoll<Polled>({
    name: 'numbers with files to fetch',
    everyMs: pollMs,
    log,
    find: (pumps) => channelsWantingMedia(database.acrossAccounts, [...pumps.keys()]),
    wake: (pump) => pump.wake(),
  });
}

/** Returns those of the given numbers that have messages whose file is not here yet. */
export async function channelsWantingMedia(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    sql`select own.id from unnest(${[...ids]}::bigint[]) as own(id)
      cross join lateral (
        select from messages m
        where m.channel_id = own.id and m.media_ref is not null and m.media_id is null
          and ${notFrozen('m.account_id')} limit 1
      ) as wanted`,
    'channels_wanting_media',
  );
  return rows.map(({ id }) => id);
}
