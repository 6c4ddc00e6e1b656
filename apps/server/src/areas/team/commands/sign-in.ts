import type { CallOutput, ParsedInput, calls } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PublicContext } from '../../../platform/http/binding.ts';
import { normalizeEmail } from '../email.ts';
import { openSession } from '../open-session.ts';
import { verifyPassword } from '../password/hash.ts';
import { readLogin } from '../reader.ts';
import { loginSucceeded, takeLoginTry } from '../throttle/login-guard.ts';

/** Signs a person in. An unknown e-mail, an archived member and a wrong password answer alike, after the same work. */
export async function signIn(
  context: PublicContext,
  { email: typed, password, remember }: ParsedInput<typeof calls.auth>,
): Promise<CallOutput<typeof calls.auth>> {
  const email = normalizeEmail(typed);
  if (!email || !password) throw new AppError('fill_all_fields');
  const db = context.database.acrossAccounts;
  const attempt = { email, address: context.address, now: context.clock.now() };
  await takeLoginTry(db, attempt);
  const login = await readLogin(db, email);
  const matches = await verifyPassword(login?.password_hash ?? null, password);
  if (!login || !matches) {
    context.log.info({ user_id: login?.id ?? null }, 'sign-in refused');
    throw new AppError('wrong_credentials');
  }
  await loginSucceeded(db, attempt);
  return openSession(context, { ...login, user_id: login.id, remember });
}
