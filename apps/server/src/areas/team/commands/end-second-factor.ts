import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requirePassword } from '../password/require-password.ts';
import { removeSecondFactor } from '../second-factor/second-factors.ts';

/** Turns the person's second factor off, with their password. Staff have to set up another one at once. */
export async function endSecondFactor(
  context: CallContext,
  { password }: ParsedInput<typeof calls.endSecondFactor>,
): Promise<Record<string, never>> {
  const { db, session } = context;
  await requirePassword(context, password);
  await db.transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, session))) return;
    tx.record({ type: 'user.changed', payload: { user_id: session.user_id } });
    tx.record({ type: 'access.changed', payload: { user_id: session.user_id } });
    await recordAudit(context, tx, { action: 'password.second_factor_off' });
  });
  return {};
}
