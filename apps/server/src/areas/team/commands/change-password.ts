import type { ParsedInput, calls } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { hashPassword, verifyPassword } from '../password/hash.ts';
import { requireGoodPassword } from '../password/rules.ts';
import { readCredentials, readOwnData, type MemberKey } from '../reader.ts';
import { passwordKey } from '../throttle/keys.ts';
import { forgetTries, takeTry } from '../throttle/tries.ts';
import { endRecoveries, endSessions, storePassword } from '../writer.ts';

const freeTries = 5;

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
  await requireOldPassword(context, key, old_password);
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

/** Throws unless the old password is right; tries are limited, as somebody at an open browser must not guess it. */
async function requireOldPassword(
  { db, clock }: CallContext,
  member: MemberKey,
  old_password: string,
): Promise<void> {
  const key = passwordKey(member);
  await takeTry(db, { key, free: freeTries }, clock.now());
  const { password_hash } = found(await readCredentials(db, member));
  if (!(await verifyPassword(password_hash, old_password))) throw new AppError('old_password_wrong');
  await forgetTries(db, key);
}
