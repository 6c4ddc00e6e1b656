import type { Transaction } from '../../../platform/db/database.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { BotRuns } from '../core/bot-runs.ts';
import { releaseChats } from '../core/chat-stage.ts';
import { joinThreads, type Moved } from '../core/join-threads.ts';
import { restoreConversations, type RestoredState } from '../core/restore.ts';
import { rowsAsJson, type Joined } from '../core/split-thread.ts';
import type { ConversationState } from '../core/state.ts';

interface Uniting {
  /** Locked conversations over one channel, both in progress or both quiet, with what turned out to be one person; the older one goes on. */
  into: ConversationState;
  from: ConversationState;
  runs: BotRuns;
  now: Date;
}

/**
 * Unites two conversations in progress: the newer one's messages follow the older one's, a person who attends either of
 * them attends both, and whatever waited still waits. A bot that goes on hears what nobody has answered.
 */
export async function uniteOpen(tx: Transaction, { into, from, runs, now }: Uniting): Promise<Joined> {
  const rows = await rowsAsJson(tx, [from.id]);
  const moved = await joinThreads(tx, { from, into, runs, now });
  const united = unitedState(into, from);
  await restoreConversations(tx, [united]);
  if (united.customer_wrote) await releaseChats(tx, [into.id]);
  if (united.department_id !== into.department_id) {
    const departments = { from_department: into.department_id, department_id: united.department_id };
    tx.record({ type: 'conversation.changed', payload: { conversation_id: into.id, ...departments } });
  }
  if (united.is_manual && !into.is_manual) {
    tx.record({
      type: 'conversation.taken',
      payload: { conversation_id: into.id, user_id: united.user_id },
    });
  }
  for (const { message_id, origin } of united.is_manual ? [] : unanswered(moved)) {
    tx.record({ type: 'message.created', payload: { conversation_id: into.id, message_id, origin } });
  }
  const messages = moved.map(({ message_id }) => message_id);
  return { conversation: found(rows.get(from.id)), into: into.id, messages };
}

/** Returns the state of the conversation that goes on. */
export function unitedState(into: ConversationState, from: ConversationState): RestoredState {
  const attended = into.is_manual || !from.is_manual ? into : from;
  const since = [into.waiting_since, from.waiting_since].filter((moment) => moment !== null);
  return {
    id: into.id,
    // Of two quiet ones, the one that goes on stays quiet.
    finished: into.finished,
    department_id: attended.department_id,
    user_id: attended.user_id ?? (from.is_manual ? from.user_id : null),
    is_manual: attended.is_manual,
    chatbot_type: into.chatbot_type,
    start_flow: into.start_flow,
    priority: into.priority === 'high' || from.priority === 'high' ? 'high' : 'normal',
    waiting_response: into.waiting_response || from.waiting_response,
    waiting_since: since.sort((one, other) => one.getTime() - other.getTime())[0] ?? null,
    unread: into.unread + from.unread,
    last_activity: into.last_activity > from.last_activity ? into.last_activity : from.last_activity,
    last_position: into.last_position + from.last_position,
    customer_wrote: latest(into.customer_wrote, from.customer_wrote),
    chat_begun: into.chat_begun ?? from.chat_begun,
    address:
      (from.customer_wrote && !isLater(into, from) ? from.address : null) ?? into.address ?? from.address,
  };
}

function isLater(one: ConversationState, other: ConversationState): boolean {
  return (one.customer_wrote?.getTime() ?? 0) > (other.customer_wrote?.getTime() ?? 0);
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}

/** Returns what the customer wrote after everything that was said to them. */
function unanswered(moved: readonly Moved[]): readonly Moved[] {
  const last = moved.findLastIndex(({ origin }) => origin === 'user' || origin === 'chatbot');
  return moved.slice(last + 1).filter(({ origin }) => origin === 'customer');
}
