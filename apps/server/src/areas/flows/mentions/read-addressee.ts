import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** The person a mail goes to, and the flow that calls them. */
export interface Addressee {
  name: string;
  email: string;
  flow: string;
}

interface Called {
  user_id: string;
  flow_id: string;
  conversation_id: string;
}

/** Reads whom a mail goes to; null when they left the team, or no longer see the conversation. */
export function readAddressee(
  db: AccountDb,
  { user_id, flow_id, conversation_id }: Called,
): Promise<Addressee | null> {
  return db.row<Addressee>(
    sql`select u.name, u.email, f.name as flow from users u
      join flows f on f.account_id = u.account_id and f.id = ${flow_id}
      join conversations c on c.account_id = u.account_id and c.id = ${conversation_id}
      where u.account_id = ${db.account_id} and u.id = ${user_id} and not u.filed
        and (u.user_role <> 'user' or exists (select from user_departments l
          where l.account_id = u.account_id and l.user_id = u.id and l.department_id = c.department_id))`,
    'addressee_of_letter',
  );
}
