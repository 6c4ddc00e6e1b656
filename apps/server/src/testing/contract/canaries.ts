import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { raw, sql } from '../../platform/db/sql.ts';
import type { TestServer } from '../test-server.ts';

/** Returns the tables of every schema that hold a text in any column, the job queue included. */
export async function tablesHolding(server: TestServer, text: string): Promise<string[]> {
  const database = server.runtime.database.acrossAccounts;
  const tables = await database.rows<{ name: string }>(
    sql`select distinct format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const row = await database.row(
      sql`select from ${raw(name)} t where strpos(t::text, ${text}) > 0 limit 1`,
    );
    if (row) found.push(name.replace(/^public\./, ''));
  }
  return found.toSorted();
}

/** Returns the stored files of all companies that hold a text. */
export async function filesHolding(server: TestServer, text: string): Promise<string[]> {
  const folder = join(server.dataDir, 'media');
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const held = await Promise.all(files.map(async (file) => (await readFile(file)).includes(text)));
  return files.filter((_file, place) => held[place]);
}
