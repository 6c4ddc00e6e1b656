import type { calls, ParsedInput } from '@prosa/contract';
import { editWindowMs } from '@prosa/whatsapp';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { MessageRow } from '../rows.ts';
import { storable } from '../storable.ts';
import { changeSent, isOnNetwork } from './change-sent.ts';

/** Edits a text that this person wrote less than 15 minutes ago. A later edit replaces one that has not left. */
export async function editMessage(
  context: CallContext,
  { message_id, text }: ParsedInput<typeof calls.editMessage>,
): Promise<Record<string, never>> {
  const content = storable(text.trim());
  if (!content) throw new AppError('message_empty');
  await changeSent(context, {
    message_id,
    can: 'editMessage',
    async work(tx, message) {
      if (!isEditable(message, context)) throw new AppError('message_not_editable');
      await tx.run(
        sql`delete from outbox where account_id = ${tx.account_id} and message_id = ${message_id} and kind = 'edit'
          and state = 'queued'`,
        'replace_edit',
      );
      const isThere = content === message.message && !(await isBeingEdited(tx, message_id));
      return isThere ? null : { kind: 'edit', content };
    },
  });
  return {};
}

/** Returns whether an edit is on its way that can no longer be withdrawn. */
async function isBeingEdited(tx: Transaction, message_id: string): Promise<boolean> {
  const leaving = await tx.row(
    sql`select from outbox where account_id = ${tx.account_id} and message_id = ${message_id} and kind = 'edit' limit 1`,
    'edit_on_its_way',
  );
  return leaving !== null;
}

function isEditable(message: MessageRow, { session, clock }: CallContext): boolean {
  const { origin, type, user_id, created } = message;
  const isOwn = origin === 'user' && type === 'text' && user_id === session.user_id;
  return isOwn && isOnNetwork(message) && clock.now().getTime() - created.getTime() <= editWindowMs;
}
