import type { ImportProp } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { SheetRow } from '../../../platform/sheets/sheet-row.ts';
import { changeImport, countRows, linesAfter } from './import-rows.ts';
import { repairPhone } from './repair-phone.ts';

const part = 500;

/**
 * Returns a reader of a sheet's phones that takes the rows in parts, from the first row on. It says for each row what
 * the phone is, what was repaired, and why a row is rejected. A phone counts once, in its first row.
 */
export function phoneReader(column: number) {
  const firstRows = new Map<string, number>();
  const read = ({ number, cells }: SheetRow) => {
    const one = repairPhone(cells[column] ?? '');
    if ('problem' in one) return { phone: null, repair: null, problem: one.problem };
    const first = firstRows.get(one.phone) ?? number;
    firstRows.set(one.phone, first);
    const problem = first < number ? `Repetido: este telefone já está na linha ${first}.` : null;
    return { ...one, problem };
  };
  return (rows: readonly SheetRow[]) => {
    const all = rows.map(read);
    return {
      phones: all.map(({ phone }) => phone),
      repairs: all.map(({ repair }) => repair),
      problems: all.map(({ problem }) => problem),
    };
  };
}

/** Reads the phones of already stored rows again, from another column. */
export async function judgeAgain(
  db: AccountDb,
  import_id: string,
  props: readonly ImportProp[],
): Promise<void> {
  const readPhones = phoneReader(props.indexOf('phone'));
  let after = 0;
  for (;;) {
    const lines = await linesAfter(db, { import_id, after, most: part });
    const last = lines.at(-1);
    if (!last) return;
    const before = after;
    after = last.number;
    const { phones, repairs, problems } = readPhones(lines);
    await db.run(
      sql`update contact_import_rows r set phone = line.phone, repair = line.repair, problem = line.problem
        from unnest(${lines.map(({ number }) => number)}::integer[],
          ${phones}::text[], ${repairs}::text[], ${problems}::text[]) as line(number, phone, repair, problem)
        where r.account_id = ${db.account_id} and r.import_id = ${import_id} and r.number = line.number
          and r.number > ${before} and r.number <= ${last.number}`,
      'judge_sheet_rows',
    );
  }
}

/** Stores the counts; the import is ready to be confirmed. */
export async function finishAnalysis(db: AccountDb, import_id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const counts = JSON.stringify(await countRows(tx, import_id));
    await changeImport(tx, import_id, {
      from: ['analysing'],
      set: sql`state = 'ready', counts = ${counts}::jsonb, progress = 0`,
    });
  });
}
