import type { Transaction } from '../../../platform/db/database.ts';
import { systemIds } from '../../../platform/clock/ids.ts';
import { sql } from '../../../platform/db/sql.ts';
import { commitConversations } from '../core/commit.ts';
import { appendNotice, startDraft } from '../core/draft.ts';
import { lockConversationOf } from '../core/lock.ts';
import { refreshLastTexts } from '../core/refresh-last-messages.ts';
import type { OutboxEntry } from './claim.ts';

/** Shows the new texts of messages whose edits the network took, and keeps the first ones. */
export async function applyEdits(tx: Transaction, entries: readonly OutboxEntry[], now: Date): Promise<void> {
  const edits = entries.filter(({ kind, content }) => kind === 'edit' && content !== null);
  for (const { message_id, content } of edits) {
    await tx.run(
      sql`update messages set message = ${content}, edited = ${now}, first_text = coalesce(first_text, message)
        where account_id = ${tx.account_id} and id = ${message_id} and not deleted`,
      'apply_own_edit',
    );
  }
  const message_ids = edits.map(({ message_id }) => message_id);
  if (message_ids.length) await refreshLastTexts(tx, message_ids);
}

/** Notifies the team that an edit was refused: the message looks as before, so nothing else would show it. */
export async function noteRefusedEdit(
  tx: Transaction,
  { message_id }: OutboxEntry,
  now: Date,
): Promise<void> {
  const conversation = await lockConversationOf(tx, message_id);
  if (!conversation) return;
  const draft = startDraft(conversation, { now, ids: systemIds });
  const message =
    'O WhatsApp não aceitou a edição de uma mensagem. O cliente continua vendo o texto anterior.';
  appendNotice(draft, { event: 'refused', message, user_id: null });
  await commitConversations(tx, [draft]);
}

/** Shows that a reaction, or its removal, was refused; the customer sees what was there before. */
export async function failReaction(
  tx: Transaction,
  { message_id, content, before }: OutboxEntry,
  failure: string | null,
): Promise<void> {
  await tx.run(
    sql`update reactions r set emoji = coalesce(${content}, ${before}), failure = ${failure ?? 'refused'}
      from messages m
      where m.account_id = ${tx.account_id} and m.id = ${message_id} and r.account_id = m.account_id
        and r.channel_id = m.channel_id and r.platform_message_id = m.platform_message_id and r.origin = 'user'
        and r.emoji is not distinct from ${content}`,
    'fail_reaction',
  );
}
