import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { visibleDepartments } from '../../team/index.ts';

/** Counts the conversations in progress that people answer, in the departments this person sees. */
export async function countOpenManual({ db, session }: CallContext): Promise<number> {
  const departments = visibleDepartments(session);
  const row = await db.row<{ open: string }>(
    sql`select count(*) as open from conversations
      where account_id = ${db.account_id} and finished is null and is_manual
        and (${departments}::uuid[] is null or department_id = any(${departments}::uuid[]))`,
    'count_open_manual',
  );
  return Number(row?.open ?? 0);
}
