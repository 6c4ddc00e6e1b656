import type { Queryable } from '../../platform/db/queryable.ts';
import { empty, sql } from '../../platform/db/sql.ts';

type CompanyDoor = Queryable & { account_id: string };

/** A person of the company, as colleagues see them. */
export interface Colleague {
  id: string;
  name: string;
  profile_picture: string | null;
}

interface Wanted {
  department_id: string;
  /** Only these; everybody when left out. */
  among?: readonly string[];
}

/** Reads the members who see a department, by name: those who see all of them, and its agents. */
export function whoSees(db: CompanyDoor, { department_id, among }: Wanted): Promise<Colleague[]> {
  const named = among ? sql`and u.id = any(${among}::uuid[])` : empty;
  return db.rows<Colleague>(
    sql`select u.id, u.name, u.profile_picture from users u
      where u.account_id = ${db.account_id} and not u.filed ${named}
        and (u.user_role <> 'user' or exists (select from user_departments d
          where d.account_id = u.account_id and d.user_id = u.id and d.department_id = ${department_id}))
      order by lower(u.name), u.id`,
    among ? 'who_of_these_sees' : 'who_sees',
  );
}
