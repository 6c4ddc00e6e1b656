import { limits, type CallOutput, type ParsedInput, type calls } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PublicContext } from '../../../platform/http/binding.ts';
import { normalizeEmail } from '../email.ts';
import { noteFailedSignIn } from '../jobs/record-failed-sign-in.ts';
import { openSession, type OpenedSession } from '../open-session.ts';
import { verifyPassword } from '../password/hash.ts';
import { readLogin, readLogins, type Login } from '../reader.ts';
import { requireCode } from '../second-factor/require-code.ts';
import { openVisit } from '../staff/open-visit.ts';
import { requireReason } from '../staff/require-reason.ts';
import { knownPlace } from '../throttle/known-places.ts';
import { loginSucceeded, takeLoginTry } from '../throttle/login-guard.ts';

type Input = ParsedInput<typeof calls.auth>;
type SignedIn = CallOutput<typeof calls.auth>;

/**
 * Signs a person in. An unknown e-mail, an archived member and a wrong password get the same answer after the same
 * work. With `admin_login` everybody but staff gets that answer too; staff who may not enter accounts, or not yet, are
 * signed in at home.
 */
export async function signIn(context: PublicContext, input: Input): Promise<SignedIn> {
  const { network, browser, clock } = context;
  const email = normalizeEmail(input.email);
  const { password } = input;
  if (!email || !password) throw new AppError('fill_all_fields');
  if (entersCustomer(input)) requireReason(input.reason);
  const db = context.database.acrossAccounts;
  const now = clock.now();
  const [first = null, second = null] = await readLogins(db, email);
  const place = await knownPlace(db, first, { network, device: browser.device, now });
  const attempt = { email, network, place, now };
  await takeLoginTry(db, attempt);
  const login = (await withPassword(first, password)) ?? (await withPassword(second, password));
  if (!login || (input.admin_login && login.kind !== 'staff')) {
    context.log.info({ user_id: first?.user_id ?? null }, 'sign-in refused');
    await noteFailedSignIn(context, first);
    throw new AppError('wrong_credentials');
  }
  if (login.password_expires && login.password_expires <= now)
    throw new AppError('first_password_expired', { hours: limits.first_password_hours });
  // A person who only signed up with the address must not clear the failures counted for its owner's account.
  if (login === first) await loginSucceeded(db, attempt);
  const hasCode = await requireCode(context, login, input.code);
  // Only now: the password alone must not say who is a customer.
  const mayEnter = hasCode && login.system_user_roles.includes('customer_admin');
  const account_id = mayEnter ? await customerAccount(context, input) : null;
  // Nobody of the staff is remembered: their session opens every company.
  const remember = input.remember && login.kind !== 'staff';
  const opened = await openSession(context, { ...login, remember });
  return account_id ? enterCustomer(context, opened, { account_id, reason: input.reason }) : atHome(opened);
}

function entersCustomer({ admin_login, customer_email }: Input): boolean {
  return admin_login && customer_email.trim() !== '';
}

/** Returns the account of the customer whom staff named by their e-mail; null when they named none. */
async function customerAccount({ database }: PublicContext, input: Input): Promise<string | null> {
  if (!entersCustomer(input)) return null;
  const customer = await readLogin(database.acrossAccounts, normalizeEmail(input.customer_email));
  if (customer?.kind !== 'member') throw new AppError('customer_unknown');
  return customer.account_id;
}

/** Lets staff into a customer's account. */
async function enterCustomer(
  context: PublicContext,
  opened: OpenedSession,
  { account_id, reason }: { account_id: string; reason: string },
): Promise<SignedIn> {
  const { user, session_id } = opened;
  const staff = { account_id: user.account._id, user_id: user._id, user_name: user.name };
  const visit = await openVisit(context, { staff, staff_session: session_id, account_id, reason });
  return { ...visit, staff_token: opened.token };
}

function atHome({ token, user }: OpenedSession): SignedIn {
  return { token, user, staff_token: null };
}

/** Returns the login if the password is right; does the same work when there is no login. */
async function withPassword(login: Login | null, password: string): Promise<Login | null> {
  return (await verifyPassword(login?.password_hash ?? null, password)) ? login : null;
}
