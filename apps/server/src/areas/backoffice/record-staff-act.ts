import { recordAudit, type Act } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import type { StaffContext } from '../../platform/http/binding.ts';
import { visitorName } from '../team/index.ts';

/** Adds an act of staff to the provider's own audit trail. */
export function recordAtHome(context: StaffContext, act: Act): Promise<void> {
  return context.db.transaction((tx) => recordAudit(context, tx, act));
}

/** Adds an act of staff to the trail of the company it concerns, in its transaction, under the name it is read by there. */
export function recordAtCustomer(
  context: StaffContext,
  tx: Pick<Queryable, 'run'> & { account_id: string },
  act: Act,
): Promise<void> {
  const { user_id, user_name } = context.session;
  return recordAudit(context, tx, { ...act, by: { user_id, user_name: visitorName(user_name) } });
}
