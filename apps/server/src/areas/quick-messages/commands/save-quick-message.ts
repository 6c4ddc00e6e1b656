import { normaliseShortcut, type calls, type ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { refuseTaken } from '../../../platform/http/refuse-taken.ts';

type Wanted = ParsedInput<typeof calls.saveQuickMessage>;

/**
 * Creates a quick message, changes one, or archives it (`filed`). The shortcut is one word, unique in the company
 * regardless of case. Throws not_found for an `_id` that is not this company's.
 */
export async function saveQuickMessage(context: CallContext, wanted: Wanted): Promise<{ _id: string }> {
  return refuseTaken({ constraint: 'quick_messages_shortcut', code: 'shortcut_taken' }, () =>
    context.db.transaction(async (tx) => {
      const id = await write(tx, context, wanted);
      tx.record({ type: 'quick_messages.changed', payload: { quick_message_id: id } });
      return { _id: id };
    }),
  );
}

async function write(tx: Transaction, context: CallContext, wanted: Wanted): Promise<string> {
  const { ids, clock } = context;
  const { account_id } = tx;
  // Archiving ignores the other values: a rule that was added later must not prevent an old one from being archived.
  if (wanted._id && wanted.filed) {
    await archive(tx, context, wanted._id);
    return wanted._id;
  }
  const { shortcut, message } = check(wanted);
  if (wanted._id) {
    const changed = await tx.row<{ id: string }>(
      sql`update quick_messages set shortcut = ${shortcut}, message = ${message}, filed = false
        where account_id = ${account_id} and id = ${wanted._id} returning id`,
    );
    return found(changed).id;
  }
  const id = ids.next();
  await tx.run(
    sql`insert into quick_messages (account_id, id, shortcut, message, created)
      values (${account_id}, ${id}, ${shortcut}, ${message}, ${clock.now()})`,
  );
  return id;
}

async function archive(tx: Transaction, context: CallContext, id: string): Promise<void> {
  const filed = await tx.row<{ shortcut: string }>(
    sql`update quick_messages set filed = true where account_id = ${tx.account_id} and id = ${id} returning shortcut`,
  );
  const target = { kind: 'quick_message', id, label: `/${found(filed).shortcut}` } as const;
  await recordAudit(context, tx, { action: 'deletion.quick_message', target });
}

/** Returns the shortcut and message to store; throws by the rules of specification section 5. */
function check(wanted: Wanted): { shortcut: string; message: string } {
  const shortcut = normaliseShortcut(wanted.shortcut);
  const message = wanted.message.trim();
  if (!shortcut) throw new AppError('shortcut_required');
  if (!message) throw new AppError('quick_message_required');
  return { shortcut, message };
}
