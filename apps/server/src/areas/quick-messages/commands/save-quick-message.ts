import { normaliseShortcut, type calls, type ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { refuseTaken } from '../../../platform/http/refuse-taken.ts';
import { keepQuickFile, releaseQuickFile, removeFiles } from '../../media/index.ts';
import { requireDepartments } from '../../team/index.ts';
import { folderAs, lockQuickMessage, type QuickMessageRow } from '../reader.ts';
import { writeDepartments, writeQuickMessage } from '../writer.ts';

type Wanted = ParsedInput<typeof calls.saveQuickMessage>;

/**
 * Creates a quick message, changes one, or archives it (`filed`). The shortcut is one word, unique in the company
 * regardless of case. A file that nothing carries any more is gone. Throws not_found for an `_id` that is not this
 * company's.
 */
export async function saveQuickMessage(context: CallContext, wanted: Wanted): Promise<{ _id: string }> {
  const { db, storage } = context;
  const { id, unused } = await refuseTaken(
    { constraint: 'quick_messages_shortcut', code: 'shortcut_taken' },
    () => db.transaction((tx) => save(context, tx, wanted)),
  );
  if (unused) await removeFiles(storage, [{ account_id: db.account_id, id: unused }]);
  return { _id: id };
}

interface Saved {
  id: string;
  /** The file whose row is gone, and whose bytes are to be removed. */
  unused: string | null;
}

async function save(context: CallContext, tx: Transaction, wanted: Wanted): Promise<Saved> {
  const before = wanted._id ? found(await lockQuickMessage(tx, wanted._id)) : null;
  const after =
    before && wanted.filed
      ? await archived(context, tx, before)
      : await changed(context, tx, { before, wanted });
  await writeQuickMessage(tx, after, context.clock.now());
  await writeDepartments(tx, after);
  const departments = audienceOf(before, after);
  tx.record({ type: 'quick_messages.changed', payload: { quick_message_id: after.id, departments } });
  const dropped = before?.media_id === after.media_id ? null : (before?.media_id ?? null);
  return { id: after.id, unused: dropped && (await releaseQuickFile(tx, dropped)) ? dropped : null };
}

/** Archives without a look at the values: a rule that was added later must not keep an old one from being archived. */
async function archived(
  context: CallContext,
  tx: Transaction,
  before: QuickMessageRow,
): Promise<QuickMessageRow> {
  const target = { kind: 'quick_message', id: before.id, label: `/${before.shortcut}` } as const;
  await recordAudit(context, tx, { action: 'deletion.quick_message', target });
  return { ...before, filed: true, media_id: null };
}

interface Change {
  before: QuickMessageRow | null;
  wanted: Wanted;
}

async function changed(
  context: CallContext,
  tx: Transaction,
  { before, wanted }: Change,
): Promise<QuickMessageRow> {
  const shortcut = normaliseShortcut(wanted.shortcut);
  const message = wanted.message.trim();
  if (!shortcut) throw new AppError('shortcut_required');
  const known = before?.media_id ?? null;
  const media_id = wanted.media === undefined ? known : wanted.media;
  if (!message && media_id === null) throw new AppError('quick_message_required');
  if (media_id !== null && media_id !== known) {
    await keepQuickFile(tx, { id: media_id, user_id: context.session.user_id });
  }
  return {
    id: before?.id ?? context.ids.next(),
    shortcut,
    message,
    folder: wanted.folder === undefined ? (before?.folder ?? '') : await folderAs(tx, wanted.folder),
    media_id,
    filed: false,
    departments: await departmentsOf(tx, { before, wanted }),
  };
}

/** Returns the departments to store. One that was archived stays, or the message would become everybody's. */
async function departmentsOf(tx: Transaction, { before, wanted }: Change): Promise<string[]> {
  const known = before?.departments ?? [];
  if (wanted.departments === undefined) return known;
  const departments = [...new Set(wanted.departments)];
  await requireDepartments(
    tx,
    departments.filter((id) => !known.includes(id)),
  );
  return departments;
}

/** Returns the departments whose people saw it or see it now; none where that is everybody. */
function audienceOf(before: QuickMessageRow | null, after: QuickMessageRow): string[] {
  const versions = [before, after].flatMap((one) => (one && !one.filed ? [one.departments] : []));
  const isEverybody = versions.some((departments) => departments.length === 0);
  return isEverybody ? [] : [...new Set(versions.flat())];
}
