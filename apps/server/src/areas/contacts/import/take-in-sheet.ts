import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { checkSheetType } from '../../../platform/sheets/read-sheet.ts';
import { contactImportJob } from './import-job.ts';
import type { ImportTarget } from './import-rows.ts';

const maxNameLength = 120;

/**
 * Accepts a sheet and has it analysed in the background. A file that is not a spreadsheet at all is refused at once.
 */
export async function takeInSheet(context: CallContext, target: ImportTarget): Promise<{ _id: string }> {
  const { db, session, file, ids, clock, storage, jobs } = context;
  if (!file) throw new AppError('sheet_required');
  checkSheetType(file.bytes);
  const { account_id } = db;
  const id = ids.next();
  const name = file.file_name.replaceAll(/\p{Cc}|\p{Cs}/gu, '').slice(-maxNameLength) || 'planilha';
  await storage.put({ account_id, id }, file.bytes);
  await db.run(
    sql`insert into contact_imports (account_id, id, user_id, file_name, state, target, created)
      values (${account_id}, ${id}, ${session.user_id}, ${name}, 'analysing', ${target}, ${clock.now()})`,
  );
  await jobs.enqueue(contactImportJob, { account_id, import_id: id });
  return { _id: id };
}
