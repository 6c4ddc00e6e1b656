import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { startCursor } from '../../../platform/events/cursors.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { lockPlan } from '../../team/index.ts';
import { flowsCursor } from '../rounds/topics.ts';

/** Returns a flow's name as it is stored; refuses an empty one. */
export function checkName(name: string): string {
  const kept = name.trim();
  if (!kept) throw new AppError('name_required');
  return kept;
}

/** Throws when the plan allows no further flow. */
export async function demandRoom(tx: Transaction): Promise<void> {
  await lockPlan(tx);
  const plan = await tx.row<{ max: number; used: number }>(
    sql`select max_flows as max, (
        select count(*)::integer from flows where account_id = ${tx.account_id} and not filed
      ) as used from accounts where id = ${tx.account_id}`,
  );
  if (plan && plan.used >= plan.max) throw new AppError('flow_limit', { max: plan.max });
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
