import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockMerge, separateRows } from '../../contacts/index.ts';
import type { BotRuns } from '../core/bot-runs.ts';
import { conversationOpened } from '../core/events.ts';
import { lockConversations } from '../core/lock.ts';
import { moveConversations } from '../core/move-conversations.ts';
import { splitThread, type Joined } from '../core/split-thread.ts';
import { noteInOpen } from './note-in-open.ts';

/**
 * Separates a contact that had been merged into another: it gets back its name, addresses, conversations and messages.
 * What was written since stays where it was written, and the two are never merged by themselves again.
 */
export async function separateContact(
  context: CallContext,
  { merge_id }: ParsedInput<typeof calls.separateContact>,
  runs: BotRuns,
): Promise<{ contact_id: string }> {
  const { db, clock, ids, session } = context;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const merge = await lockMerge<Joined>(tx, merge_id);
    const { contact_id, gone_id, conversations, joined } = merge;
    await lockConversations(tx, [...conversations, ...joined.map(({ into }) => into)]);
    await separateRows(tx, merge, now);
    await moveConversations(tx, { ids: conversations, contact_id: gone_id });
    for (const one of joined) await splitThread(tx, { joined: one, contact_id: gone_id });
    const only = [...conversations, ...joined.map(({ conversation }) => conversation.id)];
    await runs.moveContact(tx, { from: contact_id, into: gone_id, only });
    await recordMoved(tx, { contact_id: gone_id, only });
    const target = { kind: 'contact', id: contact_id } as const;
    await recordAudit(context, tx, { action: 'contact.separated', target });
    const message = `${session.user_name} separou os contatos que tinham sido unidos.`;
    const notice = { event: 'merged', message, user_id: session.user_id } as const;
    for (const contact of [contact_id, gone_id])
      await noteInOpen(tx, { contact_id: contact, notice, now, ids });
    return { contact_id: gone_id };
  });
}

/** Records whose the conversations are now, for reports and for the desks that show them. */
async function recordMoved(
  tx: Transaction,
  { contact_id, only }: { contact_id: string; only: readonly string[] },
): Promise<void> {
  tx.record({ type: 'contact.separated', payload: { contact_id, conversation_ids: [...only] } });
  for (const state of (await lockConversations(tx, only)).values()) {
    if (state.finished === null) tx.record(conversationOpened(state));
  }
}
