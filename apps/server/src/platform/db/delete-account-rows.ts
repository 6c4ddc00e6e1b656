import type { Queryable } from './queryable.ts';
import { notFrozen } from './frozen.ts';
import { raw, sql } from './sql.ts';
import { isPointedAt } from './violates.ts';

const batch = 500;
const attempts = 5;

/**
 * Deletes every row that belongs to a company, in every table, and the company itself. Each batch has its own commit,
 * so that nothing is locked for long. An interrupted deletion can simply be run again; so is one that met a row which
 * something in the background wrote behind it.
 */
export async function deleteAccountRows(db: Queryable, account_id: string): Promise<void> {
  const tables = await tablesOfAccounts(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deleteOnce(db, account_id, tables);
    } catch (error) {
      if (attempt === attempts || !isPointedAt(error)) throw error;
    }
  }
}

async function deleteOnce(db: Queryable, account_id: string, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const rows = sql`select ctid from ${raw(table)} where account_id = ${account_id} and ${notFrozen('account_id')} limit ${batch}`;
    while ((await db.run(sql`delete from ${raw(table)} where ctid = any(array(${rows}))`)) === batch);
  }
  await db.run(sql`delete from accounts where id = ${account_id} and ${notFrozen('id')}`);
}

/** Lists the tables with rows of companies; a table that references others comes before them. */
async function tablesOfAccounts(db: Queryable): Promise<string[]> {
  const tables = await db.rows<{ name: string; points_at: string[] }>(
    sql`select c.relname::text as name, array(
        select distinct confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as points_at
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      order by c.relname`,
  );
  const left = new Map(tables.map(({ name, points_at }) => [name, points_at]));
  const ordered: string[] = [];
  while (left.size) {
    const pointedAt = new Set([...left.values()].flat());
    const free = [...left.keys()].filter((name) => !pointedAt.has(name));
    if (!free.length) throw new Error(`tables that point at each other: ${[...left.keys()].join(', ')}`);
    for (const name of free) left.delete(name);
    ordered.push(...free);
  }
  return ordered;
}
