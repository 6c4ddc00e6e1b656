import type { ParsedInput, calls } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { hashPassword } from '../password/hash.ts';
import { requirePassword } from '../password/require-password.ts';
import { requireGoodPassword } from '../password/rules.ts';
import { readOwnData } from '../reader.ts';
import { endRecoveries, endSessions, storePassword } from '../writer.ts';

/** Changes the person's own password. This session stays, all others end. */
export async function changePassword(
  context: CallContext,
  { password, old_password }: ParsedInput<typeof calls.changeUserPassword>,
): Promise<Record<string, never>> {
  const { db, session, config } = context;
  if (!password || !old_password) throw new AppError('password_fields_required');
  const key = { account_id: db.account_id, user_id: session.user_id };
  await requireGoodPassword(password, { ...config, own: await readOwnData(db, key) });
  if (session.must_change_password && password === old_password) throw new AppError('password_unchanged');
  await requirePassword(context, old_password);
  const password_hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    if (!(await storePassword(tx, { ...key, password_hash, chosen_by: 'self' })))
      throw new AppError('unauthenticated');
    await endSessions(tx, { ...key, except: session.session_id });
    await endRecoveries(tx, key);
    tx.record({ type: 'user.changed', payload: { user_id: session.user_id } });
    tx.record({ type: 'access.changed', payload: { user_id: session.user_id } });
    await recordAudit(context, tx, { action: 'password.changed' });
  });
  return {};
}
