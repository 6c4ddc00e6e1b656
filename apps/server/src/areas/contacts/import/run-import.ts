import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { SheetCell } from '../../../platform/sheets/sheet-row.ts';
import { bringPeopleIn } from './bring-people-in.ts';
import { handOverPeople, type SheetTaker } from './hand-over-people.ts';
import { changeImport, countRows, importById, lastNumber, type ImportRow } from './import-rows.ts';
import { tagsOfImport } from './import-tags.ts';
import { personOfRow, tagNames } from './person-of-row.ts';

/** Row numbers of one transaction. */
const part = 500;
/** Parts in progress at a time: while the database writes one, the next is computed. */
const partsAtOnce = 2;

interface Running {
  row: ImportRow;
  taker: SheetTaker;
}

/** Imports the people of a sheet, one part per transaction; continues where an earlier try stopped. */
export async function runImport(runtime: Runtime, db: AccountDb, { row, taker }: Running): Promise<void> {
  const tags = await tagsOfImport(runtime, db, row);
  const last = await lastNumber(db, row.id);
  let next = 1;
  const importParts = async () => {
    while (next <= last) {
      const from = next;
      next += part;
      const isGoingOn = await db.transaction((tx) => importPart(runtime, tx, { row, taker, tags, from }));
      if (!isGoingOn) next = last + 1;
    }
  };
  // All have ended before the rows are counted, or the import is marked as failed.
  const ended = await Promise.allSettled(Array.from({ length: partsAtOnce }, importParts));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  await db.transaction(async (tx) => {
    const counts = JSON.stringify(await countRows(tx, row.id));
    const state = sql`state = case when state = 'cancelling' then 'cancelled' else 'done' end`;
    const set = sql`${state}, counts = ${counts}::jsonb`;
    await changeImport(tx, row.id, { from: ['importing', 'cancelling'], set });
    if (row.target === 'audience') await taker.end(tx, row.id);
    if (row.makes_contacts) tx.record({ type: 'contacts.changed', payload: {} });
  });
}

interface Part extends Running {
  tags: ReadonlyMap<string, string>;
  /** The number of its first row. */
  from: number;
}

/** Imports the rows of a part that are left. Returns false when somebody stopped the import. */
async function importPart(
  runtime: Runtime,
  tx: Transaction,
  { row, taker, tags, from }: Part,
): Promise<boolean> {
  const now = await importById(tx, row.id);
  if (now?.state !== 'importing') return false;
  const lines = await tx.rows<{ number: number; cells: SheetCell[]; phone: string }>(
    sql`select number, cells, phone from contact_import_rows
      where account_id = ${tx.account_id} and import_id = ${row.id} and number >= ${from} and number < ${from + part}
        and outcome is null and problem is null
      order by number for update`,
    'import_rows_of_part',
  );
  if (!lines.length) return true;
  const common = tagNames(row.tag);
  const idsOf = (names: readonly string[]) => names.flatMap((name) => tags.get(name.toLowerCase()) ?? []);
  const people = lines.map(({ number, phone, cells }) => {
    const { name, data, tags: own } = personOfRow(cells, row);
    return { number, phone, name, data, tags: [...new Set(idsOf([...common, ...own]))] };
  });
  if (row.target === 'audience') await handOverPeople(runtime, tx, { row, people, taker });
  else await bringPeopleIn(runtime, tx, { import_id: row.id, people });
  await changeImport(tx, row.id, { from: ['importing'], set: sql`progress = progress + ${lines.length}` });
  return true;
}
