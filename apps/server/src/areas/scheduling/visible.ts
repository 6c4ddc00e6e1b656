import type { Session } from '../../platform/access/session.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { visibleDepartments } from '../team/index.ts';

/** Returns the condition under which this person sees a schedule over the number `ch`. */
export function visibleTo(session: Session): Sql {
  const departments = visibleDepartments(session);
  return sql`(${departments}::uuid[] is null or ch.department_id = any(${departments}::uuid[]))`;
}
