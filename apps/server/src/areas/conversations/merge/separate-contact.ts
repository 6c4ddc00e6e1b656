import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockMerge, separateRows, type Merge } from '../../contacts/index.ts';
import type { BotRuns } from '../core/bot-runs.ts';
import { conversationOpened, conversationRecreated } from '../core/events.ts';
import { lockConversations } from '../core/lock.ts';
import { lockConversationsOf, moveConversations } from '../core/move-conversations.ts';
import { dropForeignAddresses } from '../core/reached-at.ts';
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
    const { contact_id, gone_id } = merge;
    const { given, again } = await giveBack(tx, merge, now);
    await runs.moveContact(tx, { from: contact_id, into: gone_id, only: given });
    await recordMoved(tx, { contact_id: gone_id, given, again });
    const target = { kind: 'contact', id: contact_id } as const;
    await recordAudit(context, tx, { action: 'contact.separated', target });
    const message = `${session.user_name} separou os contatos que tinham sido unidos.`;
    const notice = { event: 'merged', message, user_id: session.user_id } as const;
    for (const contact of [contact_id, gone_id])
      await noteInOpen(tx, { contact_id: contact, notice, now, ids });
    return { contact_id: gone_id };
  });
}

interface GivenBack {
  /** The conversations that the other contact has again. */
  given: string[];
  /** The conversations, of either contact, that had been emptied and are there again. */
  again: string[];
}

/**
 * Makes the other contact again, with the conversations that were its own and are still there, and makes again those
 * whose messages had moved into one of the other contact; these may be either's.
 */
async function giveBack(tx: Transaction, merge: Merge<Joined>, now: Date): Promise<GivenBack> {
  const { contact_id, gone_id, conversations, joined } = merge;
  // Locked as a whole, so that no message moves to another thread meanwhile.
  const talks = new Set((await lockConversationsOf(tx, [contact_id])).map(({ id }) => id));
  await separateRows(tx, merge, now);
  const moved = conversations.filter((id) => talks.has(id));
  await moveConversations(tx, { ids: moved, contact_id: gone_id });
  for (const one of joined) await splitThread(tx, one);
  await dropForeignAddresses(tx, [contact_id, gone_id]);
  const own = joined.filter(({ conversation }) => conversation.contact_id === gone_id);
  return {
    given: [...moved, ...own.map(({ conversation }) => conversation.id)],
    again: joined.map(({ conversation }) => conversation.id),
  };
}

interface MovedBack extends GivenBack {
  contact_id: string;
}

/** Records whose the conversations are now, for reports and for the desks that show them. */
async function recordMoved(tx: Transaction, { contact_id, given, again }: MovedBack): Promise<void> {
  tx.record({ type: 'contact.separated', payload: { contact_id, conversation_ids: given } });
  const changed = [...new Set([...given, ...again])];
  for (const state of (await lockConversations(tx, changed)).values()) {
    if (state.finished === null) tx.record(conversationOpened(state));
    else if (again.includes(state.id)) tx.record(conversationRecreated(state));
  }
}
