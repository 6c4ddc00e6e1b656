import { limits, type ImportProp } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readSheet } from '../../../platform/sheets/read-sheet.ts';
import { readHeader } from '../../../platform/sheets/sheet-header.ts';
import type { SheetRow } from '../../../platform/sheets/sheet-row.ts';
import { guessProps } from './guess-props.ts';
import { dropRows } from './import-rows.ts';
import { readPhones } from './judge-rows.ts';

const part = 2000;
const sampled = 50;

/** Keeps the rows of the sheet, so that they can be looked at in any order, each with its phone as its columns seem. */
export async function keepSheet(db: AccountDb, import_id: string, bytes: Buffer): Promise<void> {
  await dropRows(db, import_id);
  let header: string[] | null = null;
  let props: ImportProp[] | null = null;
  let waiting: SheetRow[] = [];
  let total = 0;
  const write = async () => {
    const rows = waiting;
    waiting = [];
    props ??= guessProps(
      header ?? [],
      rows.slice(0, sampled).map(({ cells }) => cells),
    );
    await insertRows(db, { import_id, rows, column: props.indexOf('phone') });
  };
  for await (const rows of readSheet(bytes)) {
    const [first, ...others] = rows;
    if (!first) continue;
    const people = header ? rows : others;
    header ??= readHeader(first);
    total += people.length;
    if (total > limits.sheet_max_rows) throw tooMany();
    waiting.push(...people);
    if (waiting.length >= part) await write();
  }
  if (!header || total === 0) throw new AppError('sheet_empty');
  if (waiting.length) await write();
  await db.run(
    sql`update contact_imports set header = ${header}, props = ${props}
      where account_id = ${db.account_id} and id = ${import_id}`,
  );
}

function tooMany(): AppError {
  return new AppError('sheet_too_many_rows', { max: limits.sheet_max_rows.toLocaleString('pt-BR') });
}

interface Kept {
  import_id: string;
  rows: readonly SheetRow[];
  column: number;
}

async function insertRows(db: AccountDb, { import_id, rows, column }: Kept): Promise<void> {
  const { phones, repairs, problems } = readPhones(rows, column);
  await db.run(
    sql`insert into contact_import_rows (account_id, import_id, number, cells, phone, repair, problem)
      select ${db.account_id}, ${import_id}, line.number, line.cells::jsonb, line.phone, line.repair, line.problem
      from unnest(${rows.map(({ number }) => number)}::integer[],
        ${rows.map(({ cells }) => JSON.stringify(cells))}::text[],
        ${phones}::text[], ${repairs}::text[], ${problems}::text[]) as line(number, cells, phone, repair, problem)`,
    'keep_sheet_rows',
  );
}
