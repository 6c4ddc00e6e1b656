import { limits, type ImportProp } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readSheet } from '../../../platform/sheets/read-sheet.ts';
import { readHeader } from '../../../platform/sheets/sheet-header.ts';
import type { SheetRow } from '../../../platform/sheets/sheet-row.ts';
import { guessProps } from './guess-props.ts';
import { changeImport, countRows, linesAfter } from './import-rows.ts';
import { repairPhone } from './repair-phone.ts';

const part = 2000;
const sampled = 50;

/** Keeps the rows of the sheet, so that they can be looked at in any order, and guesses what its columns are. */
export async function keepSheet(db: AccountDb, import_id: string, bytes: Buffer): Promise<ImportProp[]> {
  const { account_id } = db;
  await db.run(
    sql`delete from contact_import_rows where account_id = ${account_id} and import_id = ${import_id}`,
  );
  let header: string[] | null = null;
  let waiting: SheetRow[] = [];
  let sample: SheetRow[] = [];
  let total = 0;
  const write = async () => {
    await insertLines(db, import_id, waiting);
    waiting = [];
  };
  for await (const rows of readSheet(bytes)) {
    for (const row of rows) {
      if (!header) {
        header = readHeader(row);
        continue;
      }
      total += 1;
      if (total > limits.sheet_max_rows) throw tooMany();
      waiting.push(row);
      if (sample.length < sampled) sample = [...sample, row];
    }
    if (waiting.length >= part) await write();
  }
  await write();
  if (!header || total === 0) throw new AppError('sheet_empty');
  const props = guessProps(
    header,
    sample.map(({ cells }) => cells),
  );
  await db.run(
    sql`update contact_imports set header = ${header}, props = ${props}
      where account_id = ${account_id} and id = ${import_id}`,
  );
  return props;
}

function tooMany(): AppError {
  return new AppError('sheet_too_many_rows', { max: limits.sheet_max_rows.toLocaleString('pt-BR') });
}

async function insertLines(db: AccountDb, import_id: string, rows: readonly SheetRow[]): Promise<void> {
  if (!rows.length) return;
  await db.run(
    sql`insert into contact_import_rows (account_id, import_id, number, cells)
      select ${db.account_id}, ${import_id}, line.number, line.cells::jsonb
      from unnest(${rows.map(({ number }) => number)}::integer[],
        ${rows.map(({ cells }) => JSON.stringify(cells))}::text[]) as line(number, cells)`,
    'keep_sheet_rows',
  );
}

/** Reads the phone of every row, finds those that come twice, and counts. */
export async function judgeRows(
  db: AccountDb,
  import_id: string,
  props: readonly ImportProp[],
): Promise<void> {
  const column = props.indexOf('phone');
  let after = 0;
  for (;;) {
    const lines = await linesAfter(db, { import_id, after, most: part });
    const last = lines.at(-1);
    if (!last) break;
    after = last.number;
    const read = lines.map(({ cells }) => repairPhone(cells[column] ?? ''));
    await db.run(
      sql`update contact_import_rows r set phone = line.phone, repair = line.repair, problem = line.problem
        from unnest(${lines.map(({ number }) => number)}::integer[],
          ${read.map((one) => ('phone' in one ? one.phone : null))}::text[],
          ${read.map((one) => ('phone' in one ? one.repair : null))}::text[],
          ${read.map((one) => ('phone' in one ? null : one.problem))}::text[]) as line(number, phone, repair, problem)
        where r.account_id = ${db.account_id} and r.import_id = ${import_id} and r.number = line.number`,
      'judge_sheet_rows',
    );
  }
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
