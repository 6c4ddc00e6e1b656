import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { SheetCell } from '../../../platform/sheets/sheet-row.ts';
import { bringPeopleIn } from './bring-people-in.ts';
import { changeImport, countRows, importById, type ImportRow } from './import-rows.ts';
import { tagsOfImport } from './import-tags.ts';
import { personOfRow, tagNames } from './person-of-row.ts';

const part = 500;

/** Imports the people of a sheet, one part per transaction; continues where an earlier try stopped. */
export async function runImport(runtime: Runtime, db: AccountDb, row: ImportRow): Promise<void> {
  const tags = await tagsOfImport(runtime, db, row);
  let after: number | null = 0;
  while (after !== null) {
    const from: number = after;
    after = await db.transaction((tx) => importPart(runtime, tx, { row, tags, after: from }));
  }
  await db.transaction(async (tx) => {
    const counts = JSON.stringify(await countRows(tx, row.id));
    const state = sql`state = case when state = 'cancelling' then 'cancelled' else 'done' end`;
    const set = sql`${state}, counts = ${counts}::jsonb`;
    await changeImport(tx, row.id, { from: ['importing', 'cancelling'], set });
    tx.record({ type: 'contacts.changed', payload: {} });
  });
}

interface Part {
  row: ImportRow;
  tags: ReadonlyMap<string, string>;
  after: number;
}

/** Imports the next rows. Returns the last one's number; null when none is left or somebody stopped the import. */
async function importPart(
  runtime: Runtime,
  tx: Transaction,
  { row, tags, after }: Part,
): Promise<number | null> {
  const now = await importById(tx, row.id);
  if (now?.state !== 'importing') return null;
  const lines = await tx.rows<{ number: number; cells: SheetCell[]; phone: string }>(
    sql`select number, cells, phone from contact_import_rows
      where account_id = ${tx.account_id} and import_id = ${row.id} and number > ${after}
        and outcome is null and problem is null
      order by number limit ${raw(String(part))} for update`,
    'import_next_rows',
  );
  const last = lines.at(-1);
  if (!last) return null;
  const common = tagNames(row.tag);
  const idsOf = (names: readonly string[]) => names.flatMap((name) => tags.get(name.toLowerCase()) ?? []);
  await bringPeopleIn(runtime, tx, {
    import_id: row.id,
    people: lines.map(({ number, phone, cells }) => {
      const { name, data, tags: own } = personOfRow(cells, row);
      return { number, phone, name, data, tags: [...new Set(idsOf([...common, ...own]))] };
    }),
  });
  await changeImport(tx, row.id, { from: ['importing'], set: sql`progress = progress + ${lines.length}` });
  return last.number;
}
