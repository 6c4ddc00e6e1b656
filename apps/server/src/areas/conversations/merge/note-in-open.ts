import type { Ids } from '../../../platform/clock/ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { commitConversations } from '../core/commit.ts';
import { appendNotice, startDraft } from '../core/draft.ts';
import { lockConversationsOf } from '../core/move-conversations.ts';
import type { Notice } from '../core/transitions.ts';

interface Noting {
  contact_id: string;
  notice: Notice;
  now: Date;
  ids: Ids;
}

/** Adds a system message to the conversations in progress with a contact, and has desks load them and their threads. */
export async function noteInOpen(tx: Transaction, { contact_id, notice, now, ids }: Noting): Promise<void> {
  const talks = (await lockConversationsOf(tx, [contact_id])).filter(({ finished }) => finished === null);
  const drafts = talks.map((talk) => startDraft(talk, { now, ids }));
  for (const draft of drafts) appendNotice(draft, notice);
  await commitConversations(tx, drafts);
  for (const { id, department_id } of talks) {
    tx.record({ type: 'conversations.restored', payload: { department_id, conversation_ids: [id] } });
  }
}
