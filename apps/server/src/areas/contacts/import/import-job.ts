import { errorText, type ImportProp } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';
import { judgeRows, keepSheet } from './analyse.ts';
import { changeImport, importById } from './import-rows.ts';
import { runImport } from './run-import.ts';
import { undoImport, type TalkedWith } from './undo-import.ts';

interface Payload {
  account_id: string;
  import_id: string;
}

/** Does what the import's state asks for: analyse, import or undo. A repeat goes on where the first try stopped. */
export const contactImportJob: JobDefinition<Payload> = { name: 'contact-import', retryLimit: 3 };

const keptDays = 30;

/** Starts doing imports in this process. */
export async function workOnImports(runtime: Runtime, talkedWith: TalkedWith): Promise<void> {
  await runtime.jobs.work(contactImportJob, async ({ account_id, import_id }) => {
    const db = runtime.database.forAccount(account_id);
    try {
      await work(runtime, db, { import_id, talkedWith });
    } catch (error) {
      const isRefusal = error instanceof AppError;
      if (!isRefusal) runtime.log.error({ err: error, import_id }, 'import of contacts failed');
      await fail(db, import_id, isRefusal ? error.text : errorText('internal'));
    }
  });
}

interface Work {
  import_id: string;
  talkedWith: TalkedWith;
}

async function work(runtime: Runtime, db: AccountDb, { import_id, talkedWith }: Work): Promise<void> {
  const row = await importById(db, import_id);
  if (row?.state === 'importing' || row?.state === 'cancelling') await runImport(runtime, db, row);
  if (row?.state === 'undoing') await undoImport(db, row, talkedWith);
  if (row?.state !== 'analysing') return;
  const props = row.header.length ? row.props : await takeSheet(runtime, db, import_id);
  await judgeRows(db, import_id, props);
}

async function takeSheet(
  { storage, clock }: Runtime,
  db: AccountDb,
  import_id: string,
): Promise<ImportProp[]> {
  const { account_id } = db;
  const old = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000);
  await db.run(sql`delete from contact_imports where account_id = ${account_id} and created < ${old}`);
  const file = { account_id, id: import_id };
  const stored = await storage.read(file);
  if (!stored) throw new AppError('sheet_broken');
  const pieces: Buffer[] = [];
  for await (const piece of stored.stream as AsyncIterable<Buffer>) pieces.push(piece);
  try {
    return await keepSheet(db, import_id, Buffer.concat(pieces));
  } finally {
    await storage.remove(file);
  }
}

async function fail(db: AccountDb, import_id: string, problem: string): Promise<void> {
  await db.transaction((tx) =>
    changeImport(tx, import_id, {
      from: ['analysing', 'importing', 'cancelling', 'undoing'],
      set: sql`state = 'failed', problem = ${problem}`,
    }),
  );
}
