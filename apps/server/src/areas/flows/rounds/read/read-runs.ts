import type { Transaction } from '../../../../platform/db/database.ts';
import { planAnew } from '../../../../platform/db/queryable.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { Run } from '../run.ts';

const columns = sql`r.id, r.conversation_id, r.contact_id, r.flow_id, r.version, r.state, r.ending, r.wake_at,
  r.held_since, r.handed, r.handed_to, r.speaks_until, r.mailbox, r.mailbox_until, r.steps,
  r.started, r.ended`;

/** Reads the live runs of conversations, by conversation. */
export async function readLiveRuns(
  tx: Transaction,
  conversation_ids: readonly string[],
): Promise<Map<string, Run>> {
  // Looked up one by one, as in `findConcerned`.
  const rows = await tx.rows<Run>(
    sql`select ${columns} from unnest(${conversation_ids}::uuid[]) wanted(id)
      cross join lateral (
        select * from flow_runs
        where account_id = ${tx.account_id} and conversation_id = wanted.id and ending is null limit 1
      ) r`,
    planAnew,
  );
  return new Map(rows.map((run) => [run.conversation_id, run]));
}

/** Reads the newest run of each conversation that a person interrupted, by conversation. */
export async function readInterruptedRuns(
  tx: Transaction,
  conversation_ids: readonly string[],
): Promise<Map<string, Run>> {
  if (!conversation_ids.length) return new Map();
  const rows = await tx.rows<Run>(
    sql`select distinct on (r.conversation_id) ${columns} from flow_runs r
      where r.account_id = ${tx.account_id} and r.conversation_id = any(${conversation_ids}::uuid[])
        and r.ending = 'human'
      order by r.conversation_id, r.started desc`,
    'interrupted_runs',
  );
  return new Map(rows.map((run) => [run.conversation_id, run]));
}
