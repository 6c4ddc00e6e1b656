import { errorText } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { isPassingFault } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isCompanyFrozen, notFrozen } from '../../../platform/db/frozen.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';
import { changeImport, countRows, dropRows, importById, type ImportRow } from './import-rows.ts';
import { finishAnalysis, judgeAgain } from './judge-rows.ts';
import type { SheetTaker } from './hand-over-people.ts';
import { keepSheet } from './keep-sheet.ts';
import { runImport } from './run-import.ts';
import { undoImport, type TalkedWith } from './undo-import.ts';

interface Payload {
  account_id: string;
  import_id: string;
}

/** Does what the import's state asks for: analyse, import or undo. A repeat continues where the first try stopped. */
export const contactImportJob: JobDefinition<Payload> = { name: 'contact-import', retryLimit: 3 };

const keptDays = 30;

/** What later areas provide for imports. */
export interface AroundImports {
  talkedWith: TalkedWith;
  /** Takes the people of the sheets that are imported into an audience. */
  taker: SheetTaker;
}

/** Does what one import is waiting for; the reason of a failure is stored in the import. */
export async function workOnImport(
  runtime: Runtime,
  { account_id, import_id }: Payload,
  around: AroundImports,
): Promise<void> {
  const db = runtime.database.forAccount(account_id);
  try {
    await work(runtime, db, { import_id, ...around });
  } catch (error) {
    if (isCompanyFrozen(error)) throw error;
    const isRefusal = error instanceof AppError;
    if (!isRefusal) runtime.log.error({ err: error, import_id }, 'import of contacts failed');
    await fail(db, { import_id, ...around }, isRefusal ? error.text : errorText('internal'));
  }
}

interface Work extends AroundImports {
  import_id: string;
}

async function work(runtime: Runtime, db: AccountDb, { import_id, talkedWith, taker }: Work): Promise<void> {
  const row = await importById(db, import_id);
  if (row?.state === 'importing' || row?.state === 'cancelling') await runImport(runtime, db, { row, taker });
  if (row?.state === 'undoing') await undoImport(db, row, talkedWith);
  if (row?.state !== 'analysing') return;
  if (row.header.length) await judgeAgain(db, import_id, row.props);
  else await takeSheet(runtime, db, row);
  await finishAnalysis(db, import_id);
}

/** Deletes imports and the rows of their sheets once they are too old to be undone. */
export async function forgetOldImports({
  database,
  clock,
}: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  const old = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000);
  await database.acrossAccounts.run(
    sql`delete from contact_imports where created < ${old} and ${notFrozen('account_id')}`,
    'forget_old_imports',
  );
}

async function takeSheet({ storage }: Runtime, db: AccountDb, row: ImportRow): Promise<void> {
  const file = { account_id: db.account_id, id: row.id };
  const stored = await storage.read(file);
  if (!stored) throw new AppError('sheet_broken');
  const pieces: Buffer[] = [];
  for await (const piece of stored.stream as AsyncIterable<Buffer>) pieces.push(piece);
  try {
    await keepSheet(db, row, Buffer.concat(pieces));
  } catch (error) {
    if (!isPassingFault(error)) await storage.remove(file);
    throw error;
  }
  await storage.remove(file);
}

/**
 * Marks the import as failed, with the reason and with counts of what was imported until then. The rows of a rejected
 * sheet are not kept.
 */
async function fail(db: AccountDb, { import_id, taker }: Work, problem: string): Promise<void> {
  const set = sql`state = 'failed', problem = ${problem}`;
  await db.transaction(async (tx) => {
    if (await changeImport(tx, import_id, { from: ['analysing'], set })) {
      await dropRows(tx, import_id);
      return;
    }
    const counts = JSON.stringify(await countRows(tx, import_id));
    await changeImport(tx, import_id, {
      from: ['importing', 'cancelling', 'undoing'],
      set: sql`${set}, counts = ${counts}::jsonb`,
    });
    await taker.end(tx, import_id);
    tx.record({ type: 'contacts.changed', payload: {} });
  });
}
