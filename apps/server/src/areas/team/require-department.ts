import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';
import { AppError, found } from '../../platform/http/app-error.ts';

type CompanyDoor = Queryable & { account_id: string };

/**
 * Returns the department, or throws 404 when it is unknown, another company's or archived. Within a transaction it
 * cannot be archived until the commit.
 */
export async function requireDepartment(
  db: CompanyDoor,
  department_id: string,
): Promise<{ id: string; name: string }> {
  return found(
    await db.row<{ id: string; name: string }>(
      sql`select id, name from departments
        where account_id = ${db.account_id} and id = ${department_id} and not filed for share`,
      'require_department',
    ),
  );
}

/** Throws 404 unless every one of the departments can be used; takes the same locks. */
export async function requireDepartments(db: CompanyDoor, department_ids: readonly string[]): Promise<void> {
  const wanted = new Set(department_ids);
  if (!wanted.size) return;
  const rows = await db.rows<{ id: string }>(
    sql`select id from departments
      where account_id = ${db.account_id} and id = any(${[...wanted]}) and not filed
      order by id for share`,
  );
  if (rows.length !== wanted.size) throw new AppError('not_found');
}
