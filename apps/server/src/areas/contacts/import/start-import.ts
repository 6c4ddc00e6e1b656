import type { calls, ImportProp, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { contactImportJob } from './import-job.ts';
import { changeImport, type ImportRow } from './import-rows.ts';
import { visibleImport } from './visible-import.ts';

/** Sets what the columns are. If the phones are in another column, all rows are read again, in the background. */
export async function changeImportProps(
  context: CallContext,
  { import_id, props }: ParsedInput<typeof calls.changeContactImport>,
): Promise<{ _id: string }> {
  const row = await visibleImport(context, import_id);
  checkProps(row, props);
  const { db, jobs } = context;
  const isOtherPhone = props.indexOf('phone') !== row.props.indexOf('phone');
  const state = isOtherPhone
    ? sql`state = 'analysing', progress = 0, props = ${props}`
    : sql`props = ${props}`;
  const changed = await db.transaction((tx) => changeImport(tx, import_id, { from: ['ready'], set: state }));
  if (!changed) throw new AppError('import_not_ready');
  if (isOtherPhone) await jobs.enqueue(contactImportJob, { account_id: db.account_id, import_id });
  return { _id: import_id };
}

/** Starts an analysed import, which runs in the background. A company runs one import at a time. */
export async function startImport(
  context: CallContext,
  { people: import_id, props, tag }: ParsedInput<typeof calls.importContacts>,
): Promise<{ _id: string }> {
  const row = await visibleImport(context, import_id, 'contacts');
  const { db, jobs, session } = context;
  await db.transaction(async (tx) => {
    await beginImport(tx, row, {
      props: props ?? row.props,
      tag: tag.trim(),
      makes_tags: session.abilities.has('tags.manage'),
      makes_contacts: true,
    });
    await recordAudit(context, tx, {
      action: 'import.started',
      target: { kind: 'import', id: import_id, label: row.file_name },
      details: { contatos: row.counts.valid ?? 0 },
    });
  });
  await jobs.enqueue(contactImportJob, { account_id: db.account_id, import_id });
  return { _id: import_id };
}

/** Says how an analysed sheet is imported. */
export interface ImportOrder {
  props: readonly ImportProp[];
  tag: string;
  makes_tags: boolean;
  makes_contacts: boolean;
}

/** Marks an analysed import as begun; the job has to be enqueued once that is committed. */
export async function beginImport(tx: Transaction, row: ImportRow, order: ImportOrder): Promise<void> {
  const { props, tag, makes_tags, makes_contacts } = order;
  checkProps(row, props);
  // The rows were analysed with this column.
  if (props.indexOf('phone') !== row.props.indexOf('phone')) throw new AppError('import_not_ready');
  if (row.state === 'ready' && !row.counts.valid) throw new AppError('import_nobody');
  // Two imports that start at once take turns here, so that the later one finds the first.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${tx.account_id}`}, 0))`);
  const running = await tx.row(
    sql`select from contact_imports where account_id = ${tx.account_id}
      and state in ('importing', 'cancelling', 'undoing') limit 1`,
  );
  if (running) throw new AppError('import_running');
  const changed = await changeImport(tx, row.id, {
    from: ['ready'],
    set: sql`state = 'importing', progress = 0, props = ${props}, tag = ${tag}, makes_tags = ${makes_tags},
      makes_contacts = ${makes_contacts}`,
  });
  if (!changed) throw new AppError('import_not_ready');
}

function checkProps({ header }: ImportRow, props: readonly ImportProp[]): void {
  const count = (prop: ImportProp) => props.filter((other) => other === prop).length;
  if (props.length !== header.length || count('phone') !== 1) throw new AppError('import_phone_required');
}
