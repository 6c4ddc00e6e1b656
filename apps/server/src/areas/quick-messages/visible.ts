import { sql, type Sql } from '../../platform/db/sql.ts';
import type { Session } from '../../platform/access/session.ts';
import { visibleDepartments } from '../team/index.ts';

/**
 * Returns the condition under which this person sees the quick message `q`: it is for everybody, or for theirs. Its
 * text is the same for every person, as prepared statements need it.
 */
export function visibleTo(session: Session): Sql {
  const departments = visibleDepartments(session);
  const rows = sql`select from quick_message_departments d
    where d.account_id = q.account_id and d.quick_message_id = q.id`;
  return sql`(${departments}::uuid[] is null or not exists (${rows})
    or exists (${rows} and d.department_id = any(${departments}::uuid[])))`;
}

/** Returns the condition under which this person may send the row of `media`, because a quick message offers it. */
export function offeredFile(session: Session): Sql {
  return sql`(media.kept = 'quick' and exists (
    select from quick_messages q
    where q.account_id = media.account_id and q.media_id = media.id and not q.filed and ${visibleTo(session)}))`;
}
