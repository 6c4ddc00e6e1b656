import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { userNames, whoSees, type Colleague } from '../../team/index.ts';

interface Wanted {
  department_id: string;
  user_ids: readonly string[];
}

/**
 * Returns these people, who all see the department. Throws not_found for somebody who is not of the company, and
 * person_cannot_see for a colleague who left the team or does not see it.
 */
export async function requireColleagues(
  tx: Transaction,
  { department_id, user_ids }: Wanted,
): Promise<Colleague[]> {
  const among = [...new Set(user_ids)];
  if (!among.length) return [];
  const colleagues = await whoSees(tx, { department_id, among });
  if (colleagues.length === among.length) return colleagues;
  const known = await userNames(tx, { account_id: tx.account_id, user_ids: among });
  throw new AppError(known.size === among.length ? 'person_cannot_see' : 'not_found');
}
