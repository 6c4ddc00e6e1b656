import { limits, type ImportProp } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readSheet } from '../../../platform/sheets/read-sheet.ts';
import { readHeader } from '../../../platform/sheets/sheet-header.ts';
import type { SheetRow } from '../../../platform/sheets/sheet-row.ts';
import { guessProps, withoutTags } from './guess-props.ts';
import { dropRows, type ImportRow, type ImportTarget } from './import-rows.ts';
import { phoneReader } from './judge-rows.ts';

const part = 2000;
const sampled = 50;

/**
 * Stores the rows of the sheet, so that they can be read in any order, each with its phone according to the guessed
 * columns. Reads the whole sheet once before, so that a sheet to be refused is refused early and leaves nothing
 * behind.
 */
export async function keepSheet(
  db: AccountDb,
  { id: import_id, target }: Pick<ImportRow, 'id' | 'target'>,
  bytes: Buffer,
): Promise<void> {
  const { header, props } = await surveySheet(bytes, target);
  await dropRows(db, import_id);
  const readPhones = phoneReader(props.indexOf('phone'));
  const write = (rows: readonly SheetRow[]) => insertRows(db, { import_id, rows, ...readPhones(rows) });
  let waiting: SheetRow[] = [];
  let headings = 1;
  // The next rows are read while the last ones are written.
  let writing = Promise.resolve();
  try {
    for await (const rows of readSheet(bytes)) {
      waiting.push(...rows.slice(headings));
      if (rows.length) headings = 0;
      if (waiting.length < part) continue;
      await writing;
      writing = write(waiting);
      writing.catch(() => undefined); // thrown by the next await
      waiting = [];
    }
  } finally {
    await writing;
  }
  if (waiting.length) await write(waiting);
  await db.run(
    sql`update contact_imports set header = ${header}, props = ${props}
      where account_id = ${db.account_id} and id = ${import_id}`,
  );
}

async function surveySheet(
  bytes: Buffer,
  target: ImportTarget,
): Promise<{ header: string[]; props: ImportProp[] }> {
  let header: string[] | null = null;
  const sample: SheetRow['cells'][] = [];
  let total = 0;
  for await (const [first, ...others] of readSheet(bytes)) {
    if (!first) continue;
    const people = header ? [first, ...others] : others;
    header ??= readHeader(first);
    total += people.length;
    if (total > limits.sheet_max_rows) throw tooMany();
    sample.push(...people.slice(0, sampled - sample.length).map(({ cells }) => cells));
  }
  if (!header || total === 0) throw new AppError('sheet_empty');
  const props = guessProps(header, sample);
  return { header, props: target === 'audience' ? withoutTags(props) : props };
}

function tooMany(): AppError {
  return new AppError('sheet_too_many_rows', { max: limits.sheet_max_rows.toLocaleString('pt-BR') });
}

interface Kept {
  import_id: string;
  rows: readonly SheetRow[];
  phones: readonly (string | null)[];
  repairs: readonly (string | null)[];
  problems: readonly (string | null)[];
}

async function insertRows(
  db: AccountDb,
  { import_id, rows, phones, repairs, problems }: Kept,
): Promise<void> {
  await db.run(
    sql`insert into contact_import_rows (account_id, import_id, number, cells, phone, repair, problem)
      select ${db.account_id}, ${import_id}, line.number, line.cells::jsonb, line.phone, line.repair, line.problem
      from unnest(${rows.map(({ number }) => number)}::integer[],
        ${rows.map(({ cells }) => JSON.stringify(cells))}::text[],
        ${phones}::text[], ${repairs}::text[], ${problems}::text[]) as line(number, cells, phone, repair, problem)`,
    'keep_sheet_rows',
  );
}
