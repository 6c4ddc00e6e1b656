import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { contactImportJob } from './import-job.ts';
import { changeImport } from './import-rows.ts';
import { visibleImport } from './visible-import.ts';

type Input = ParsedInput<typeof calls.cancelContactImport>;

/** Stops an import where it is, or cancels it before it began. */
export async function cancelImport(context: CallContext, { import_id }: Input): Promise<{ _id: string }> {
  await visibleImport(context, import_id);
  const state = sql`state = case when state = 'importing' then 'cancelling' else 'cancelled' end`;
  await context.db.transaction((tx) =>
    changeImport(tx, import_id, { from: ['analysing', 'ready', 'importing'], set: state }),
  );
  return { _id: import_id };
}

/** Starts to undo an import, in the background. */
export async function startUndo(context: CallContext, { import_id }: Input): Promise<{ _id: string }> {
  const { file_name } = await visibleImport(context, import_id, 'contacts');
  const { db, jobs } = context;
  await db.transaction(async (tx) => {
    const changed = await changeImport(tx, import_id, {
      from: ['done', 'cancelled', 'failed'],
      set: sql`state = 'undoing', progress = 0, problem = null`,
    });
    if (!changed) throw new AppError('import_not_undoable');
    const target = { kind: 'import', id: import_id, label: file_name } as const;
    await recordAudit(context, tx, { action: 'import.undone', target });
  });
  await jobs.enqueue(contactImportJob, { account_id: db.account_id, import_id });
  return { _id: import_id };
}
