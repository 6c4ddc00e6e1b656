import type { Queryable } from '../db/queryable.ts';
import { raw, sql } from '../db/sql.ts';
import { notFrozen } from '../db/frozen.ts';
import { dayMs } from '../jobs/periodic.ts';
import type { Runtime } from '../runtime.ts';
import { followersTable } from './lag.ts';
import type { Following } from './hint.ts';

/** How long events are kept for browsers that were away. */
const keptMs = 7 * dayMs;
/** Events per statement: few enough that nobody has to wait for it. */
const batch = 1000;

interface Pruning {
  followers: readonly Following[];
  signal?: AbortSignal;
}

/** Deletes the events that every follower of their company has passed, a week after they happened. */
export async function pruneEvents(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  { followers, signal }: Pruning,
): Promise<void> {
  const db = database.acrossAccounts;
  const before = new Date(clock.now().getTime() - keptMs);
  for (const company of await companiesToPrune(db, followers, before)) {
    let after: string | null = '0';
    while (after !== null && !signal?.aborted) after = await pruneBatch(db, { ...company, after, before });
  }
}

interface Company {
  account_id: string;
  /** The last sequence that even the slowest of its followers has passed. */
  passed: string;
}

function companiesToPrune(db: Queryable, followers: readonly Following[], before: Date): Promise<Company[]> {
  return db.rows<Company>(
    sql`select s.account_id,
        coalesce(min(case when f.every_company then coalesce(c.sequence, 0) else c.sequence end), s.last) as passed
      from account_sequences s
      cross join lateral (
        select created from domain_events where account_id = s.account_id order by sequence limit 1
      ) oldest
      cross join ${followersTable(followers)}
      left join event_cursors c on c.account_id = s.account_id and c.follower = f.name
      where oldest.created < ${before}
      group by s.account_id, s.last`,
    'companies_to_prune',
  );
}

/**
 * Deletes some events after `after` and returns the last of them; null when none is left to delete. It stops at the
 * first event that is young enough, because an event that commits late may be older than those before it.
 */
async function pruneBatch(
  db: Queryable,
  { account_id, passed, after, before }: Company & { after: string; before: Date },
): Promise<string | null> {
  const row = await db.row<{ count: number; last: string | null }>(
    sql`with oldest as (
        select sequence, created from domain_events
        where account_id = ${account_id} and sequence > ${after}::bigint and sequence <= ${passed}::bigint
        order by sequence limit ${raw(String(batch))}
      ), pruned as (
        delete from domain_events e using oldest o
        where e.account_id = ${account_id} and e.sequence = o.sequence and ${notFrozen('e.account_id')}
          and o.sequence < coalesce((select min(sequence) from oldest where created >= ${before}), o.sequence + 1)
        returning e.sequence
      )
      select count(*)::integer as count, max(sequence) as last from pruned`,
    'prune_events',
  );
  return row?.count === batch ? row.last : null;
}
