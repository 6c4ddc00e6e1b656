import type { CallOutput, calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { activate, readSecondFactor, useCode } from '../second-factor/second-factors.ts';
import { secondFactorKey } from '../throttle/keys.ts';
import { forgetTries, takeTry } from '../throttle/tries.ts';
import { endSessions } from '../writer.ts';

const freeTries = 10;

/**
 * Activates the person's second factor by a first code of their app, and returns the recovery codes, which are not
 * stored readably and hence shown only now. Their other sessions end: they were opened without a code.
 */
export async function confirmSecondFactor(
  context: CallContext,
  { code }: ParsedInput<typeof calls.confirmSecondFactor>,
): Promise<CallOutput<typeof calls.confirmSecondFactor>> {
  const { db, session, clock, ids, secrets } = context;
  const now = clock.now();
  const factor = await readSecondFactor(db, session, secrets);
  if (!factor) throw new AppError('second_factor_not_begun');
  if (factor.isActive) throw new AppError('second_factor_active');
  await takeTry(db, { key: secondFactorKey(session), free: freeTries }, now);
  const codes = makeRecoveryCodes(ids);
  await db.transaction(async (tx) => {
    const typed = code.replaceAll(/\s/g, '');
    if (!(await useCode(tx, session, { secret: factor.secret, typed, now })))
      throw new AppError('second_factor_wrong');
    await activate(tx, session, { codes, now });
    await endSessions(tx, { ...session, except: session.session_id });
    tx.record({ type: 'user.changed', payload: { user_id: session.user_id } });
    tx.record({ type: 'access.changed', payload: { user_id: session.user_id } });
    await recordAudit(context, tx, { action: 'password.second_factor_on' });
  });
  await forgetTries(db, secondFactorKey(session));
  return { recovery_codes: codes };
}
