import type { ContactImport, ImportProp, ImportState } from '@prosa/contract';
import type { SheetCell } from '../../../platform/sheets/sheet-row.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { raw, sql, type Sql } from '../../../platform/db/sql.ts';
import type { AccountQueryable } from '../reader.ts';

/** What the people of a sheet become. */
export type ImportTarget = 'contacts' | 'audience';

/** An import as it is stored. */
export interface ImportRow {
  id: string;
  user_id: string;
  file_name: string;
  state: ImportState;
  problem: string | null;
  header: string[];
  props: ImportProp[];
  tag: string;
  makes_tags: boolean;
  target: ImportTarget;
  /** Whether people who are no contacts yet become some; always, where the target is the contacts. */
  makes_contacts: boolean;
  counts: Partial<ContactImport['counts']>;
  progress: number;
  created: Date;
}

/** A row of its sheet. */
export interface SheetLine {
  number: number;
  cells: SheetCell[];
  phone: string | null;
  repair: string | null;
  problem: string | null;
}

const columns = sql`id, user_id, file_name, state, problem, header, props, tag, makes_tags, target, makes_contacts, counts, progress, created`;
const shownImports = 10;

/** Reads the import, or null when the company has none of that id. */
export function importById(db: AccountQueryable, id: string): Promise<ImportRow | null> {
  return db.row(
    sql`select ${columns} from contact_imports where account_id = ${db.account_id} and id = ${id}`,
    'contact_import_by_id',
  );
}

/** Reads these imports, in no particular order. */
export function importsByIds(db: AccountQueryable, ids: readonly string[]): Promise<ImportRow[]> {
  return db.rows(
    sql`select ${columns} from contact_imports where account_id = ${db.account_id} and id = any(${ids}::uuid[])`,
  );
}

/** Reads the newest imports into the contacts, of one person or of all. */
export function newestImports(db: AccountQueryable, user_id: string | null): Promise<ImportRow[]> {
  return db.rows(
    sql`select ${columns} from contact_imports
      where account_id = ${db.account_id} and target = 'contacts' and (${user_id}::uuid is null or user_id = ${user_id})
      order by created desc limit ${raw(String(shownImports))}`,
  );
}

/** Changes an import and notifies its screens. Returns whether it was in one of the states. */
export async function changeImport(
  tx: Transaction,
  id: string,
  { from, set }: { from: readonly ImportState[]; set: Sql },
): Promise<boolean> {
  const changed = await tx.run(
    sql`update contact_imports set ${set}
      where account_id = ${tx.account_id} and id = ${id} and state = any(${from}::text[])`,
  );
  if (changed) tx.record({ type: 'contact_import.changed', payload: { import_id: id } });
  return changed > 0;
}

interface After {
  import_id: string;
  after: number;
  most: number;
}

/** Reads the first rows of the sheet, for the preview, or the next ones after a row, with their row numbers. */
export function linesAfter(db: AccountQueryable, { import_id, after, most }: After): Promise<SheetLine[]> {
  return db.rows(
    sql`select number, cells, phone, repair, problem from contact_import_rows
      where account_id = ${db.account_id} and import_id = ${import_id} and number > ${after}
      order by number limit ${raw(String(most))}`,
  );
}

/** Reads the number of the last row of a sheet; 0 when none was kept. */
export async function lastNumber(db: AccountQueryable, import_id: string): Promise<number> {
  const last = await db.row<{ number: number }>(
    sql`select number from contact_import_rows where account_id = ${db.account_id} and import_id = ${import_id}
      order by number desc limit 1`,
  );
  return last?.number ?? 0;
}

/** Deletes the rows of a sheet. */
export async function dropRows(db: AccountQueryable, import_id: string): Promise<void> {
  await db.run(
    sql`delete from contact_import_rows where account_id = ${db.account_id} and import_id = ${import_id}`,
  );
}

/** Reads the next rejected rows. */
export function rejectedAfter(db: AccountQueryable, { import_id, after, most }: After): Promise<SheetLine[]> {
  return db.rows(
    sql`select number, cells, phone, repair, problem from contact_import_rows
      where account_id = ${db.account_id} and import_id = ${import_id} and number > ${after} and problem is not null
      order by number limit ${raw(String(most))}`,
  );
}

/** Returns which of these phones the company has. */
export async function knownPhones(db: AccountQueryable, phones: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ phone: string }>(
    sql`select phone from contacts where account_id = ${db.account_id} and phone = any(${phones}::text[])`,
  );
  return new Set(rows.map(({ phone }) => phone));
}

/** Counts how many rows of each kind there are now. */
export async function countRows(tx: Transaction, import_id: string): Promise<ContactImport['counts']> {
  const row = await tx.row<ContactImport['counts']>(
    sql`select count(*)::integer as total,
        count(*) filter (where r.problem is null)::integer as valid,
        count(*) filter (where r.problem is null and c.id is not null)::integer as existing,
        count(*) filter (where r.problem is not null)::integer as rejected,
        count(*) filter (where r.problem is null and r.repair is not null)::integer as repaired,
        count(*) filter (where r.outcome = 'created')::integer as created,
        count(*) filter (where r.outcome = 'updated')::integer as updated,
        count(*) filter (where r.outcome = 'unchanged')::integer as unchanged,
        count(*) filter (where r.outcome = 'undone')::integer as undone,
        count(*) filter (where r.outcome = 'kept')::integer as kept
      from contact_import_rows r
      left join contacts c on c.account_id = r.account_id and c.phone = r.phone
      where r.account_id = ${tx.account_id} and r.import_id = ${import_id}`,
  );
  return row ?? noCounts;
}

/** The counts before anything was counted. */
export const noCounts: ContactImport['counts'] = {
  total: 0,
  valid: 0,
  existing: 0,
  rejected: 0,
  repaired: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  undone: 0,
  kept: 0,
};

/** Presents an import for the web app. */
export function presentImport(row: ImportRow): ContactImport {
  const { id, file_name, state, problem, header, props, progress } = row;
  const counts = { ...noCounts, ...row.counts };
  return {
    _id: id,
    file_name,
    state,
    problem,
    header,
    props,
    counts,
    progress,
    created: row.created.toISOString(),
  };
}
