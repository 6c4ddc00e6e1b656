import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { toJson } from '../../../../platform/db/to-json.ts';
import type { Passage, Trace } from '../play/turn.ts';

/** Writes what each step of a run visited. */
export async function writeTraces(tx: Transaction, traces: readonly Trace[], now: Date): Promise<void> {
  if (!traces.length) return;
  await tx.run(
    sql`insert into flow_steps (account_id, run_id, step, visits, at)
      select ${tx.account_id}, run_id, step, visits, ${now}
      from json_to_recordset(${toJson(traces)}::json) as row(run_id uuid, step integer, visits jsonb)`,
    'write_flow_steps',
  );
}

/** Adds to the day's counters of nodes and their ports. */
export async function writeCounts(tx: Transaction, passages: readonly Passage[], day: string): Promise<void> {
  if (!passages.length) return;
  await tx.run(
    sql`insert into flow_counts as known (account_id, flow_id, day, node, port, count)
      select ${tx.account_id}, row.flow_id, ${day}::date, row.node, row.port, row.count
      from json_to_recordset(${toJson(countsOf(passages))}::json)
        as row(flow_id uuid, node text, port text, count integer)
      on conflict (account_id, flow_id, day, node, port) do update set count = known.count + excluded.count`,
    'write_flow_counts',
  );
}

function countsOf(passages: readonly Passage[]): (Passage & { count: number })[] {
  const counts = new Map<string, Passage & { count: number }>();
  for (const passage of passages) {
    const key = `${passage.flow_id} ${passage.node} ${passage.port}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { ...passage, count: 1 });
  }
  return [...counts.values()];
}
