import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

/** Ends the session that asks, or the visit to a customer's account; its socket is disconnected as well. */
export async function signOut(context: CallContext): Promise<Record<string, never>> {
  const { db, session } = context;
  await db.transaction(async (tx) => {
    await tx.run(
      sql`delete from sessions where account_id = ${db.account_id} and id = ${session.session_id}`,
    );
    tx.record({ type: 'access.changed', payload: { user_id: session.user_id } });
    await recordAudit(context, tx, {
      action: session.kind === 'visitor' ? 'staff.left' : 'access.signed_out',
    });
  });
  return {};
}
