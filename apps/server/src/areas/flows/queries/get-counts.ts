import type { calls, FlowNodeCount, ParsedInput } from '@prosa/contract';
import { dayOf } from '../../../platform/clock/days.ts';
import { readPeriod } from '../../../platform/clock/period.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireDraft } from '../drafts.ts';

/** Counts what happened at each node in a period, and how many runs are at it now. */
export async function getFlowCounts(
  { db, clock }: CallContext,
  { flow_id, interval }: ParsedInput<typeof calls.getFlowCounts>,
): Promise<FlowNodeCount[]> {
  await requireDraft(db, flow_id);
  const { time_zone } = found(
    await db.row<{ time_zone: string }>(sql`select time_zone from accounts where id = ${db.account_id}`),
  );
  const { from, to } = readPeriod(interval, dayOf(clock.now(), time_zone));
  const [counted, waiting] = await Promise.all([
    db.rows<{ node: string; port: string; count: number }>(
      sql`select node, port, sum(count)::integer as count from flow_counts
        where account_id = ${db.account_id} and flow_id = ${flow_id}
          and day between ${from}::date and ${to}::date
        group by node, port`,
    ),
    db.rows<{ node: string; count: number }>(
      sql`select at_node as node, count(*)::integer as count from flow_runs
        where account_id = ${db.account_id} and at_flow = ${flow_id} and at_node <> '' and ending is null
        group by at_node`,
    ),
  ]);
  const counts = new Map<string, FlowNodeCount>();
  const at = (node: string): FlowNodeCount => {
    const known = counts.get(node) ?? { node, entered: 0, waiting: 0, ports: {} };
    counts.set(node, known);
    return known;
  };
  for (const { node, port, count } of counted) {
    if (port === '') at(node).entered = count;
    else at(node).ports[port] = count;
  }
  for (const { node, count } of waiting) at(node).waiting = count;
  return [...counts.values()];
}
