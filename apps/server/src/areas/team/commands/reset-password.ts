import type { ParsedInput, calls } from '@prosa/contract';
import { tokenHash } from '../../../platform/crypto/secret-box.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PublicContext } from '../../../platform/http/binding.ts';
import { rightsChanged } from '../events.ts';
import { hashPassword } from '../password/hash.ts';
import { requireGoodPassword } from '../password/rules.ts';
import { readCredentials, type MemberKey } from '../reader.ts';
import { loginKey } from '../throttle/keys.ts';
import { forgetTries } from '../throttle/tries.ts';
import { endRecoveries, endSessions, storePassword } from '../writer.ts';

/** Sets a new password by a mailed link, which works once; every session of the person ends. */
export async function resetPassword(
  { database, clock, config, log }: PublicContext,
  { token, password }: ParsedInput<typeof calls.resetPassword>,
): Promise<Record<string, never>> {
  requireGoodPassword(password, config);
  const recovery = { token_hash: tokenHash(token), now: clock.now() };
  const member = await memberOf(database.acrossAccounts, recovery);
  if (!member) throw new AppError('recovery_invalid');
  const password_hash = await hashPassword(password);
  await database.forAccount(member.account_id).transaction(async (tx) => {
    const taken = await takeRecovery(tx, recovery);
    const stored = taken && (await storePassword(tx, { ...member, password_hash }));
    if (!stored) throw new AppError('recovery_invalid');
    await endSessions(tx, member);
    await endRecoveries(tx, member);
    tx.record(rightsChanged(member.user_id));
  });
  log.info(member, 'password reset by link');
  const credentials = await readCredentials(database.acrossAccounts, member);
  if (credentials) await forgetTries(database.acrossAccounts, loginKey(credentials.email));
  return {};
}

interface Recovery {
  token_hash: string;
  now: Date;
}

function memberOf(db: Queryable, { token_hash, now }: Recovery): Promise<MemberKey | null> {
  return db.row<MemberKey>(
    sql`select account_id, user_id from password_recoveries where token_hash = ${token_hash} and expires > ${now}`,
  );
}

/** Of two at once, only one deletes the row. */
async function takeRecovery(tx: Queryable, { token_hash, now }: Recovery): Promise<boolean> {
  const taken = await tx.run(
    sql`delete from password_recoveries where token_hash = ${token_hash} and expires > ${now}`,
  );
  return taken > 0;
}
