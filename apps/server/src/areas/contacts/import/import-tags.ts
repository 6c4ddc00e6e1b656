import { limits } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { tagsInUse } from '../reader.ts';
import type { ImportRow } from './import-rows.ts';
import { tagNames } from './person-of-row.ts';

const maxCells = 5000;
const maxNewTags = 100;

/** Returns the ids of the tags an import names, by lower-case name; creates missing ones if the person may. */
export async function tagsOfImport(
  { ids, clock }: Runtime,
  db: AccountDb,
  row: ImportRow,
): Promise<Map<string, string>> {
  const known = new Map((await tagsInUse(db)).map(({ id, name }) => [name.toLowerCase(), id]));
  if (!row.makes_tags) return known;
  const wanted = new Map<string, string>();
  for (const name of [...tagNames(row.tag), ...(await namesInSheet(db, row))]) {
    if (!known.has(name.toLowerCase())) wanted.set(name.toLowerCase(), name);
  }
  const names = [...wanted.values()].slice(0, maxNewTags);
  if (!names.length) return known;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.run(
      sql`insert into tags (account_id, id, name, color, created)
        select ${tx.account_id}, tag.id, tag.name, ${limits.tag_default_color}, ${now}
        from unnest(${names.map(() => ids.next())}::uuid[], ${names}::text[]) as tag(id, name)
        on conflict do nothing`,
    );
    tx.record({ type: 'tags.changed', payload: {} });
  });
  return new Map((await tagsInUse(db)).map(({ id, name }) => [name.toLowerCase(), id]));
}

async function namesInSheet(db: AccountDb, { id, props }: ImportRow): Promise<string[]> {
  const column = props.indexOf('tags');
  if (column < 0) return [];
  const rows = await db.rows<{ cell: string | null }>(
    sql`select distinct cells ->> ${column}::integer as cell from contact_import_rows
      where account_id = ${db.account_id} and import_id = ${id} and problem is null limit ${raw(String(maxCells))}`,
  );
  return rows.flatMap(({ cell }) => tagNames(cell ?? ''));
}
