import type { Restorable, RestoredState } from '../core/restore.ts';
import type { ConversationState } from '../core/state.ts';
import type { UndoableAct } from './record-undo.ts';

/** The state of a conversation before an act. */
export interface Before extends Restorable {
  conversation_id: string;
  act: UndoableAct;
  first_line: number;
  last_line: number;
  withdrawn: { message_id: string; available_at: string }[];
}

/** A conversation that an act changed: its state before and its state now. */
export interface Changed {
  before: Before;
  now: ConversationState;
  /** The conversation that the customer opened since, because this one was finished. */
  later: ConversationState | null;
  /** Whether somebody of the company did something in one of them since. */
  overtaken: boolean;
}

/**
 * Returns whether nothing happened since: the system messages of the act are the newest, and no other conversation is
 * open.
 */
export function isUntouched({ before, now, later }: Changed): boolean {
  return now.last_position === before.last_line && later === null;
}

/** Returns whether the act can be undone without overriding anybody and without leaving a customer unheard. */
export function canRestore(changed: Changed): boolean {
  const { before, now, overtaken } = changed;
  if (overtaken) return false;
  if (before.act === 'resume') return now.finished === null && isUntouched(changed);
  return before.act === 'transfer' || before.act === 'to_flow' || now.finished !== null;
}

/** Returns the state of the conversation once the act is undone; what the customer wrote since counts. */
export function restored(changed: Changed): RestoredState {
  const { before, now, later } = changed;
  const { department_id, user_id, is_manual, chatbot_type, start_flow, priority } = before;
  const gone = now.last_position === before.last_line ? before.last_line - before.first_line + 1 : 0;
  return {
    id: now.id,
    finished: before.finished,
    department_id,
    user_id,
    is_manual,
    chatbot_type,
    start_flow,
    priority,
    ...attention(changed),
    last_position: now.last_position - gone + (later?.last_position ?? 0),
    customer_wrote: later?.customer_wrote ?? now.customer_wrote,
    chat_begun: now.chat_begun ?? later?.chat_begun ?? null,
    address: later?.address ?? now.address,
    last_activity: later?.last_activity ?? (gone ? before.last_activity : now.last_activity),
  };
}

/**
 * Returns what waits once the act is undone. A transfer made the conversation wait; that it waits now counts only if
 * something was written since. After any other act, what waited before waits again.
 */
function attention({ before, now, later }: Changed): Attention {
  if (before.act === 'transfer') {
    const isWritten = now.last_position !== before.last_line;
    const waits = now.waiting_response && (before.waiting_response || isWritten);
    const since = before.waiting_since ?? now.waiting_since;
    return { unread: now.unread, waiting_response: waits, waiting_since: waits ? since : null };
  }
  const unread = before.act === 'to_flow' ? Math.max(before.unread, now.unread) : before.unread;
  const waiting_response =
    before.waiting_response || now.waiting_response || (later?.waiting_response ?? false);
  return {
    unread: unread + (later?.unread ?? 0),
    waiting_response,
    waiting_since: waiting_response
      ? (before.waiting_since ?? now.waiting_since ?? later?.waiting_since ?? null)
      : null,
  };
}

type Attention = Pick<RestoredState, 'waiting_response' | 'waiting_since' | 'unread'>;
