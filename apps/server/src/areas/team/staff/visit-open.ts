import { sql, type Sql } from '../../../platform/db/sql.ts';

/**
 * Returns the condition that the session `s`, of staff inside a customer's account, still holds: the session at home
 * that it hangs on is open, and its person may still enter accounts.
 */
export function isVisitOpen(now: Date): Sql {
  return sql`exists (
    select from sessions home join users person on person.account_id = home.account_id and person.id = home.user_id
    where home.account_id = (select id from accounts where provider) and home.id = s.staff_session
      and home.user_id = s.user_id and home.expires > ${now}
      and home.used + make_interval(secs => home.idle_seconds) > ${now}
      and not person.filed and 'customer_admin' = any(person.system_user_roles))`;
}
