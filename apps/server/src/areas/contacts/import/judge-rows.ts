import type { ImportProp } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { SheetCell } from '../../../platform/sheets/sheet-row.ts';
import { changeImport, countRows, linesAfter } from './import-rows.ts';
import { repairPhone } from './repair-phone.ts';

const part = 2000;

/** What stands in the column of phones, row by row; without such a column, nothing. */
export function readPhones(rows: readonly { cells: readonly SheetCell[] }[], column: number) {
  const read = rows.map(({ cells }) => repairPhone(cells[column] ?? ''));
  return {
    phones: read.map((one) => ('phone' in one ? one.phone : null)),
    repairs: read.map((one) => ('phone' in one ? one.repair : null)),
    problems: read.map((one) => ('phone' in one ? null : one.problem)),
  };
}

/** Reads the phones of rows that are kept anew, from another column. */
export async function judgeAgain(
  db: AccountDb,
  import_id: string,
  props: readonly ImportProp[],
): Promise<void> {
  const column = props.indexOf('phone');
  let after = 0;
  for (;;) {
    const lines = await linesAfter(db, { import_id, after, most: part });
    const last = lines.at(-1);
    if (!last) return;
    after = last.number;
    const { phones, repairs, problems } = readPhones(lines, column);
    await db.run(
      sql`update contact_import_rows r set phone = line.phone, repair = line.repair, problem = line.problem
        from unnest(${lines.map(({ number }) => number)}::integer[],
          ${phones}::text[], ${repairs}::text[], ${problems}::text[]) as line(number, phone, repair, problem)
        where r.account_id = ${db.account_id} and r.import_id = ${import_id} and r.number = line.number`,
      'judge_sheet_rows',
    );
  }
}

/** Finds the phones that come twice and counts; the import is ready to be confirmed. */
export async function finishAnalysis(db: AccountDb, import_id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(
      sql`update contact_import_rows r set problem = 'Repetido: este telefone já está na linha ' || line.first || '.'
        from (
          select number, min(number) over (partition by phone) as first from contact_import_rows
          where account_id = ${db.account_id} and import_id = ${import_id} and problem is null
        ) as line
        where r.account_id = ${db.account_id} and r.import_id = ${import_id} and r.number = line.number
          and line.number > line.first`,
    );
    const counts = JSON.stringify(await countRows(tx, import_id));
    await changeImport(tx, import_id, {
      from: ['analysing'],
      set: sql`state = 'ready', counts = ${counts}::jsonb, progress = 0`,
    });
  });
}
