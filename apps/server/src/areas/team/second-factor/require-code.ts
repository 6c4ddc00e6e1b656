import { AppError } from '../../../platform/http/app-error.ts';
import type { PublicContext } from '../../../platform/http/binding.ts';
import { noteFailedSignIn } from '../jobs/record-failed-sign-in.ts';
import type { MemberKey } from '../reader.ts';
import { secondFactorKey } from '../throttle/keys.ts';
import { forgetTries, takeTry } from '../throttle/tries.ts';
import { readSecondFactor, useCode, useRecoveryCode } from './second-factors.ts';

const freeTries = 5;
const appCode = /^\d{6}$/;

/**
 * Throws unless the person needs no code or typed a right one, of their app or a recovery code; returns whether they
 * typed one. Called only once the password was right. Tries are counted for the person alone, wherever they come from: who knows the password must not
 * get more of them by changing networks.
 */
export async function requireCode(
  context: PublicContext,
  member: MemberKey,
  typed: string,
): Promise<boolean> {
  const { database, clock, secrets } = context;
  const db = database.forAccount(member.account_id);
  const factor = await readSecondFactor(db, member, secrets);
  if (!factor?.isActive) return false;
  const code = typed.replaceAll(/\s/g, '');
  if (!code) throw new AppError('second_factor_required');
  const now = clock.now();
  const key = secondFactorKey(member);
  await takeTry(db, { key, free: freeTries }, now);
  const isRight = appCode.test(code)
    ? await useCode(db, member, { secret: factor.secret, typed: code, now })
    : await useRecoveryCode(db, member, code);
  if (!isRight) {
    await noteFailedSignIn(context, member);
    throw new AppError('second_factor_wrong');
  }
  await forgetTries(db, key);
  return true;
}
