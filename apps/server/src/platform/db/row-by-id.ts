import { raw, sql, type Sql } from './sql.ts';

/**
 * Returns a subquery of the company's row with an id that a row before it names, to be joined to a page (`cross join
 * ${rowById(…)} ct`). A plain join of a table that had a few rows when the plan was made may read it whole and the page
 * once for each of its rows; this one is looked up after the page, for each row of it (docs/decisions/0010).
 */
export function rowById(table: string, account_id: string, id: Sql): Sql {
  return sql`lateral (select * from ${raw(table)} where account_id = ${account_id} and id = ${id} offset 0)`;
}
