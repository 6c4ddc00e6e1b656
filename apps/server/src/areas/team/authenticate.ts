import type { Ability } from '@prosa/contract';
import type { Authenticate } from '../../platform/access/session.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { tokenHash } from '../../platform/crypto/secret-box.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { abilitiesOf, seesAllDepartments, type Rights } from './policy.ts';

interface SessionRow extends Rights {
  session_id: string;
  account_id: string;
  user_id: string;
  user_name: string;
  departments: string[];
}

/** Builds the one check behind every request and socket: the session row, its person and their rights, each time. */
export function createAuthenticate({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Authenticate<Ability> {
  return async (token) => {
    const row = await database.acrossAccounts.row<SessionRow>(
      sql`select s.id as session_id, s.account_id, s.user_id, u.name as user_name, u.user_role,
          u.access_restrictions, u.system_user_roles, u.must_change_password,
          array(
            select department_id from user_departments d
            where d.account_id = s.account_id and d.user_id = s.user_id
          ) as departments
        from sessions s join users u on u.account_id = s.account_id and u.id = s.user_id
        where s.token_hash = ${tokenHash(token)} and s.expires > ${clock.now()} and not u.filed`,
      'authenticate',
    );
    if (!row) return null;
    const { session_id, account_id, user_id, user_name } = row;
    return {
      session_id,
      account_id,
      user_id,
      user_name,
      abilities: new Set(abilitiesOf(row)),
      departments: seesAllDepartments(row) ? null : row.departments,
    };
  };
}
