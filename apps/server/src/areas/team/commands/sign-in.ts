import type { CallOutput, ParsedInput, calls } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PublicContext } from '../../../platform/http/binding.ts';
import { normalizeEmail } from '../email.ts';
import { noteFailedSignIn } from '../jobs/record-failed-sign-in.ts';
import { openSession } from '../open-session.ts';
import { verifyPassword } from '../password/hash.ts';
import { readLogins, type Login } from '../reader.ts';
import { knownPlace } from '../throttle/known-places.ts';
import { loginSucceeded, takeLoginTry } from '../throttle/login-guard.ts';

/**
 * Signs a person in. An unknown e-mail, an archived member and a wrong password get the same answer after the same
 * work.
 */
export async function signIn(
  context: PublicContext,
  { email: typed, password, remember }: ParsedInput<typeof calls.auth>,
): Promise<CallOutput<typeof calls.auth>> {
  const { network, browser, clock } = context;
  const email = normalizeEmail(typed);
  if (!email || !password) throw new AppError('fill_all_fields');
  const db = context.database.acrossAccounts;
  const now = clock.now();
  const [first = null, second = null] = await readLogins(db, email);
  const place = await knownPlace(db, first, { network, device: browser.device, now });
  const attempt = { email, network, place, now };
  await takeLoginTry(db, attempt);
  const login = (await withPassword(first, password)) ?? (await withPassword(second, password));
  if (!login) {
    context.log.info({ user_id: first?.user_id ?? null }, 'sign-in refused');
    await noteFailedSignIn(context, first);
    throw new AppError('wrong_credentials');
  }
  // A person who only signed up with the address must not clear the failures counted for its owner's account.
  if (login === first) await loginSucceeded(db, attempt);
  return openSession(context, { ...login, remember });
}

/** Returns the login if the password is right; does the same work when there is no login. */
async function withPassword(login: Login | null, password: string): Promise<Login | null> {
  return (await verifyPassword(login?.password_hash ?? null, password)) ? login : null;
}
