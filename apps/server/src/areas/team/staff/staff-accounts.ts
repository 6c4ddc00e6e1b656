import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isEmail, normalizeEmail } from '../email.ts';
import { readLogin } from '../reader.ts';
import { removeSecondFactor } from '../second-factor/second-factors.ts';
import { endSessions } from '../writer.ts';
import { endVisits } from './end-visits.ts';

/** Who does what the operator does at the terminal. */
const operator = { address: '', user_agent: '' };

/** Returns an e-mail as it is stored; null when it can be none. */
export function readStaffEmail(typed: string): string | null {
  const email = normalizeEmail(typed);
  return isEmail(email) ? email : null;
}

/** Archives somebody of the staff and ends their sessions, those inside accounts too; false when nobody is found. */
export async function removeStaff(
  { database, clock, ids }: Pick<Runtime, 'database' | 'clock' | 'ids'>,
  email: string,
): Promise<boolean> {
  const login = await readLogin(database.acrossAccounts, email);
  if (login?.kind !== 'staff') return false;
  const { account_id, user_id } = login;
  await database.forAccount(account_id).transaction(async (tx) => {
    await tx.run(sql`update users set filed = true where account_id = ${account_id} and id = ${user_id}`);
    await endSessions(tx, login);
    tx.record({ type: 'access.changed', payload: { user_id } });
  });
  await endVisits({ database, clock, ids });
  return true;
}

/** Turns a person's second factor off; false when they have none. */
export async function endSecondFactorOf(
  { database, clock, ids }: Pick<Runtime, 'database' | 'clock' | 'ids'>,
  email: string,
): Promise<boolean> {
  const login = await readLogin(database.acrossAccounts, email);
  if (!login) return false;
  return database.forAccount(login.account_id).transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, login))) return false;
    const by = { user_id: login.user_id, user_name: 'Operação do Prosa' };
    await recordAudit({ ...operator, clock, ids }, tx, { action: 'password.second_factor_off', by });
    tx.record({ type: 'access.changed', payload: { user_id: login.user_id } });
    return true;
  });
}
