import type { ParsedInput, calls } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { tokenHash } from '../../../platform/crypto/secret-box.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PublicContext } from '../../../platform/http/binding.ts';
import { refuseTaken } from '../../../platform/http/refuse-taken.ts';
import { hashPassword } from '../password/hash.ts';
import { requireGoodPassword } from '../password/rules.ts';
import { readCredentials, readMember, readOwnData, type MemberKey } from '../reader.ts';
import { loginPlaceKey, mailKey } from '../throttle/keys.ts';
import { rememberPlace } from '../throttle/known-places.ts';
import { forgetTries } from '../throttle/tries.ts';
import { endRecoveries, endSessions, proveEmail, storePassword } from '../writer.ts';

/**
 * Sets a new password by a mailed link, which works once and proves the e-mail; every session of the person ends.
 * This browser is known as theirs from then on, so that no stranger's tries keep them out.
 */
export async function resetPassword(
  context: PublicContext,
  { token, password }: ParsedInput<typeof calls.resetPassword>,
): Promise<Record<string, never>> {
  const { database, clock, config, log } = context;
  const recovery = { token_hash: tokenHash(token), now: clock.now() };
  const member = await memberOf(database.acrossAccounts, recovery);
  if (!member) throw new AppError('recovery_invalid');
  await requireGoodPassword(password, { ...config, own: await readOwnData(database.acrossAccounts, member) });
  const password_hash = await hashPassword(password);
  await refuseTaken({ constraint: 'users_email', code: 'recovery_invalid' }, () =>
    database.forAccount(member.account_id).transaction(async (tx) => {
      const taken = await takeRecovery(tx, recovery);
      const stored = taken && (await storePassword(tx, { ...member, password_hash, chosen_by: 'self' }));
      if (!stored) throw new AppError('recovery_invalid');
      await proveEmail(tx, member);
      await endSessions(tx, member);
      await endRecoveries(tx, member);
      tx.record({ type: 'user.changed', payload: { user_id: member.user_id } });
      tx.record({ type: 'access.changed', payload: { user_id: member.user_id } });
      const user_name = (await readMember(tx, member))?.name ?? '';
      await recordAudit(context, tx, { action: 'password.reset', by: { ...member, user_name } });
    }),
  );
  log.info(member, 'password reset by link');
  await welcomeBack(context, member);
  return {};
}

/** Makes this browser a known place, and stops counting what strangers tried meanwhile against it. */
async function welcomeBack(
  { database, clock, ids, network, browser }: PublicContext,
  member: MemberKey,
): Promise<void> {
  const db = database.acrossAccounts;
  const place = { network, device: browser.device, now: clock.now(), ids };
  browser.keepDevice(await rememberPlace(database, member, place));
  const credentials = await readCredentials(db, member);
  if (!credentials) return;
  await forgetTries(db, loginPlaceKey(credentials.email, `network ${network}`));
  await forgetTries(db, mailKey('recovery', credentials.email));
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

/** Deletes the recovery's row; of two requests at once, only one succeeds. */
async function takeRecovery(tx: Queryable, { token_hash, now }: Recovery): Promise<boolean> {
  const taken = await tx.run(
    sql`delete from password_recoveries where token_hash = ${token_hash} and expires > ${now}`,
  );
  return taken > 0;
}
