import type { Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readOwnData, type MemberKey } from '../reader.ts';
import { endRecoveries, endSessions, storePassword } from '../writer.ts';
import { hashPassword } from './hash.ts';
import { requireGoodPassword } from './rules.ts';

/** Hashes a password that somebody else chose for a person; throws when it is short or easy to guess. */
export async function preparePassword(
  db: Queryable,
  member: MemberKey,
  { password, passwordMin }: { password: string; passwordMin: number },
): Promise<string> {
  await requireGoodPassword(password, { passwordMin, own: await readOwnData(db, member) });
  return hashPassword(password);
}

/** Stores it: the person is signed out everywhere and has to choose their own at the next sign-in. */
export async function givePassword(
  tx: Transaction,
  { password_hash, ...member }: MemberKey & { password_hash: string },
): Promise<void> {
  if (!(await storePassword(tx, { ...member, password_hash, chosen_by: 'other' })))
    throw new AppError('not_found');
  await endSessions(tx, member);
  await endRecoveries(tx, member);
  tx.record({ type: 'user.changed', payload: { user_id: member.user_id } });
  tx.record({ type: 'access.changed', payload: { user_id: member.user_id } });
}
