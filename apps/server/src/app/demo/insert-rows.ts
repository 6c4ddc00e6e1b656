import type { Queryable } from '../../platform/db/queryable.ts';
import { raw, sql } from '../../platform/db/sql.ts';

/**
 * Inserts rows of equal shape in one statement; the keys are the columns. Table and keys come from this folder, never
 * from outside.
 */
export async function insertRows(
  tx: Queryable,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = raw(Object.keys(first).join(', '));
  await tx.run(
    sql`insert into ${raw(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::json)`,
  );
}
