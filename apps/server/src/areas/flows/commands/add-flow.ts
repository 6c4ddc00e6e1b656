import type { Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { startCursor } from '../../../platform/events/cursors.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requirePlan } from '../../team/index.ts';
import { flowsCursor } from '../rounds/topics.ts';

/** Returns a flow's name as it is stored; refuses an empty one. */
export function checkName(name: string): string {
  const kept = name.trim();
  if (!kept) throw new AppError('name_required');
  return kept;
}

/** Throws when the plan allows no further flow. */
export async function demandRoom(tx: Transaction): Promise<void> {
  await requirePlan({ place: 'flows', db: tx, used: () => countFlows(tx) });
}

/** Counts the flows that are not archived. */
export async function countFlows(db: Queryable & { readonly account_id: string }): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*)::integer as count from flows where account_id = ${db.account_id} and not filed`,
    'count_flows',
  );
  return row?.count ?? 0;
}

/** Adds an empty flow; from now on flows follow the company's events. */
export async function addFlow(
  { ids, clock }: Pick<CallContext, 'ids' | 'clock'>,
  tx: Transaction,
  { name }: { name: string },
): Promise<string> {
  const kept = checkName(name);
  await demandRoom(tx);
  const id = ids.next();
  const now = clock.now();
  await tx.run(
    sql`insert into flows (account_id, id, name, created, updated)
      values (${tx.account_id}, ${id}, ${kept}, ${now}, ${now})`,
  );
  await startCursor(tx, flowsCursor, 'next');
  return id;
}
