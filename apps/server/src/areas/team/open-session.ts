import type { CurrentUser } from '@prosa/contract';
import { tokenHash } from '../../platform/crypto/secret-box.ts';
import { sql } from '../../platform/db/sql.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import type { PublicContext } from '../../platform/http/binding.ts';
import { presentCurrentUser } from './present.ts';
import { readAccount, readMember, type MemberKey } from './reader.ts';

interface Opening extends MemberKey {
  /** The stored password that was just verified; if it changed meanwhile, nothing opens. */
  password_hash: string;
  remember: boolean;
}

const hourMs = 60 * 60 * 1000;
const shortMs = 12 * hourMs;
const rememberedMs = 30 * 24 * hourMs;

/** Opens a session and answers its token with the person: 12 hours, or 30 days when they want to be remembered. */
export async function openSession(
  { database, clock, ids, links, log }: PublicContext,
  { account_id, user_id, password_hash, remember }: Opening,
): Promise<{ token: string; user: CurrentUser }> {
  const now = clock.now();
  const token = ids.secret();
  const expires = new Date(now.getTime() + (remember ? rememberedMs : shortMs));
  // The lock makes a sign-in and a change of password (which ends sessions) happen one after the other.
  const opened = await database.acrossAccounts.run(
    sql`insert into sessions (token_hash, account_id, id, user_id, created, expires)
      select ${tokenHash(token)}, account_id, ${ids.next()}, id, ${now}::timestamptz, ${expires}::timestamptz from users
      where account_id = ${account_id} and id = ${user_id} and password_hash = ${password_hash} and not filed
      for share`,
  );
  if (!opened) throw new AppError('wrong_credentials');
  log.info({ account_id, user_id }, 'signed in');
  const db = database.forAccount(account_id);
  const [member, account] = await Promise.all([
    readMember(db, { account_id, user_id }),
    readAccount(db, account_id),
  ]);
  return { token, user: presentCurrentUser({ member: found(member), account: found(account) }, links) };
}
