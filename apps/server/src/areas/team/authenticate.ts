import type { Ability } from '@prosa/contract';
import type { AbilitiesOf, Rights } from '../../platform/access/policy.ts';
import type { Authenticate } from '../../platform/access/session.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { tokenHash } from '../../platform/crypto/secret-box.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { notFrozen } from '../../platform/db/frozen.ts';
import { seesAllDepartments } from './policy.ts';
import { effectiveRole, mustSetSecondFactor } from './reader.ts';
import { isVisitOpen } from './staff/visit-open.ts';

interface SessionRow extends Rights {
  session_id: string;
  used: Date;
  expires: Date;
  account_id: string;
  user_id: string;
  user_name: string;
  departments: string[];
}

/** How far the stored last use of a session may lag behind: a write for each call would be too many. */
const noteUseAfterMs = 5 * 60_000;

/**
 * Builds the one check behind every request and socket: the session row, its person and their rights, each time.
 * Every request is a use of the session, and so is an open socket, which is checked every minute: a person with the
 * desk open is not signed out in the middle of a shift.
 */
export function createAuthenticate({
  database,
  clock,
  abilitiesOf,
}: {
  database: Database;
  clock: Clock;
  abilitiesOf: AbilitiesOf;
}): Authenticate<Ability> {
  return async (token) => {
    const now = clock.now();
    const token_hash = tokenHash(token);
    const row = await database.acrossAccounts.row<SessionRow>(
      sql`select s.id as session_id, s.used, s.expires, s.account_id, s.user_id, u.name as user_name, u.kind, ${effectiveRole},
          u.access_restrictions, u.system_user_roles, u.must_change_password,
          ${mustSetSecondFactor} as must_set_second_factor,
          array(
            select department_id from user_departments d
            where d.account_id = s.account_id and d.user_id = s.user_id
          ) as departments
        from sessions s join users u on u.account_id = s.account_id and u.id = s.user_id
        where s.token_hash = ${token_hash} and s.expires > ${now}
          and case when s.staff_session is null then not u.filed else ${isVisitOpen(now)} end
          and s.used + make_interval(secs => s.idle_seconds) > ${now}`,
      'authenticate',
    );
    if (!row) return null;
    if (now.getTime() - row.used.getTime() > noteUseAfterMs) await noteUse(database, { token_hash, now });
    const { session_id, expires, account_id, user_id, user_name, kind } = row;
    return {
      session_id,
      expires,
      account_id,
      user_id,
      user_name,
      kind,
      must_change_password: row.must_change_password,
      must_set_second_factor: row.must_set_second_factor,
      abilities: new Set(abilitiesOf(row)),
      scopes: seesAllDepartments(row) ? null : row.departments,
    };
  };
}

async function noteUse(
  database: Database,
  { token_hash, now }: { token_hash: string; now: Date },
): Promise<void> {
  const due = new Date(now.getTime() - noteUseAfterMs);
  await database.acrossAccounts.run(
    sql`update sessions set used = ${now} where token_hash = ${token_hash} and used < ${due} and ${notFrozen('account_id')}`,
    'note_use',
  );
}
