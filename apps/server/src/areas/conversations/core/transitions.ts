import type { FinishedBy, Message } from '@prosa/contract';
import type { DomainEvent } from '../../../platform/events/domain-events.ts';
import { conversationOpened } from './events.ts';
import type { ConversationState } from './state.ts';

/** What takes a conversation from one state to the next. */
export interface Transition {
  /** The columns that change. */
  to: Partial<ConversationState>;
  /** The system messages that report it, in order. */
  notices?: readonly Notice[];
  events?: readonly DomainEvent[];
  /** Whether what its bot was about to say is withdrawn. */
  withdrawsBot?: boolean;
  /** Whether what waited until this chat may begin need not wait any more. */
  releasesChat?: boolean;
  /** Whether what waits no longer begins this chat, because it has begun. */
  beginsChat?: boolean;
  /** Whether the caller records one event for this and many other conversations, instead of events of its own. */
  isOneOfMany?: boolean;
}

/** A system message. */
export interface Notice {
  event: NonNullable<Message['event']>;
  message: string;
  /** The person whose act it reports; null for a bot's act, and for the company's handset. */
  user_id: string | null;
  /** The effect of the run whose trace it leads to. */
  effect?: string | null;
  id?: string;
  /** The id that the client gave it; the same as `id`, if not given. */
  message_id?: string | undefined;
}

/** A person of the company, by id and name. */
export interface Person {
  id: string;
  name: string;
}

/** Returns the transition when the customer wrote and waits for an answer. */
export function customerWrote(state: ConversationState, now: Date): Transition {
  return { to: { unread: state.unread + 1, ...waiting(state, now) } };
}

/** Returns the transition when something that the customer wrote arrived, also from one whom nobody has to answer. */
export function customerHeard(state: ConversationState, at: Date): Transition {
  const { customer_wrote, last_position } = state;
  if (customer_wrote && customer_wrote >= at) return { to: {} };
  return { to: { customer_wrote: at }, releasesChat: !customer_wrote && last_position > 0 };
}

/** Returns the transition when something came from an address of the customer: answers go there. */
export function wroteFrom({ address }: ConversationState, from: string): Transition {
  return { to: address === from ? {} : { address: from } };
}

/** Returns the transition when the company wrote on its handset: whatever follows no longer begins a chat. */
export function begunOnHandset(state: ConversationState, at: Date): Transition {
  const { customer_wrote, chat_begun, last_position } = state;
  if (customer_wrote || chat_begun) return { to: {} };
  return { to: { chat_begun: at }, beginsChat: last_position > 0 };
}

/**
 * Returns the transition when the company answered; `user_id` is null when it did so on its handset. The first person
 * who answers owns the conversation.
 */
export function companyAnswered(state: ConversationState, user_id: string | null): Transition {
  return {
    to: { ...notWaiting, unread: 0, is_new: false, user_id: state.user_id ?? user_id },
    withdrawsBot: state.chatbot_type !== null,
  };
}

/**
 * Returns the transition when a bot spoke: the customer no longer waits, but people have still not read what they
 * wrote.
 */
export function botSpoke(): Transition {
  return { to: notWaiting };
}

/**
 * Returns the transition when a person takes over, or somebody on the company's handset (null). The bot is silent
 * from this commit on.
 */
export function takenOver({ id }: ConversationState, user: Person | null): Transition {
  const user_id = user?.id ?? null;
  const message = user
    ? `${user.name} assumiu o atendimento`
    : 'Atendimento assumido pelo celular da empresa';
  return {
    to: { is_manual: true, user_id },
    notices: [{ event: 'taken', message, user_id }],
    events: [{ type: 'conversation.taken', payload: { conversation_id: id, user_id } }],
    withdrawsBot: true,
  };
}

interface Handover {
  now: Date;
  department_id?: string;
  user_id?: string | null;
  priority?: ConversationState['priority'];
  notices: readonly Notice[];
}

/**
 * Returns the transition to the people of a department, or to one of them: somebody there must answer. Who hands it
 * over makes no difference.
 */
export function handedToPeople(state: ConversationState, handover: Handover): Transition {
  const { now, user_id = null, notices } = handover;
  const { id: conversation_id, department_id: from_department } = state;
  const { department_id = from_department, priority = state.priority } = handover;
  const isTaken = !state.is_manual || user_id !== null;
  const moved_by = notices[0]?.user_id ?? null;
  const moved = department_id === from_department ? {} : { from_department, department_id, moved_by };
  const events: DomainEvent[] = [{ type: 'conversation.changed', payload: { conversation_id, ...moved } }];
  if (isTaken) events.push({ type: 'conversation.taken', payload: { conversation_id, user_id } });
  return {
    to: { is_manual: true, user_id, department_id, priority, ...waiting(state, now) },
    notices,
    events,
  };
}

/**
 * Returns the transition when it is passed on to a colleague of the same department: whether the customer waits stays
 * as it is.
 */
export function passedOn(
  { id: conversation_id }: ConversationState,
  { user_id, notices }: { user_id: string; notices: readonly Notice[] },
): Transition {
  return {
    to: { is_manual: true, user_id },
    notices,
    events: [
      { type: 'conversation.changed', payload: { conversation_id } },
      { type: 'conversation.taken', payload: { conversation_id, user_id } },
    ],
  };
}

/** Returns the transition that gives it to one of the people to whom it was handed over. */
export function assignedTo(user_id: string): Transition {
  return { to: { user_id } };
}

/** Returns the transition to a flow, which answers from its start. */
export function givenToFlow({ id }: ConversationState, flow_id: string, notice?: Notice): Transition {
  return {
    to: { is_manual: false, user_id: null, chatbot_type: 'flow_chatbot', start_flow: flow_id },
    ...(notice && { notices: [notice] }),
    events: [{ type: 'conversation.changed', payload: { conversation_id: id, is_manual: false } }],
  };
}

/** Returns the transition when nobody took it over in time: its bot continues. */
export function takenBackByBot({ id }: ConversationState): Transition {
  const message = 'Ninguém assumiu a tempo, e o chatbot voltou a atender';
  return {
    to: { is_manual: false, user_id: null, priority: 'normal' },
    notices: [{ event: 'taken_back', message, user_id: null }],
    events: [{ type: 'conversation.changed', payload: { conversation_id: id, is_manual: false } }],
  };
}

/**
 * Returns the transition when the customer wrote while the bot was finishing: it stays open, as if it had just begun.
 */
export function keptOpen(): Transition {
  return { to: { start_flow: null } };
}

interface Finish {
  now: Date;
  user_id: string | null;
  /** The sentence of the system message. */
  message: string;
  isOneOfMany?: boolean;
  /** Who did, where flows may start by it, and the flow whose end it was. */
  by?: FinishedBy;
  by_flow?: string;
}

/** Returns the transition that finishes it; the customer's next message opens another one. */
export function finished(
  { id: conversation_id }: ConversationState,
  { now, user_id, message, isOneOfMany = false, by, by_flow }: Finish,
): Transition {
  const payload = { conversation_id, user_id, ...(by && { by }), ...(by_flow && { by_flow }) };
  return {
    to: { finished: now, unread: 0, ...notWaiting },
    notices: [{ event: 'finished', message, user_id }],
    events: [{ type: 'conversation.finished', payload }],
    isOneOfMany,
  };
}

interface Reopening {
  user_id: string | null;
  department_id: string;
  notices: readonly Notice[];
}

/** Returns the transition when a person resumes a finished conversation. */
export function reopened(
  state: ConversationState,
  { user_id, department_id, notices }: Reopening,
): Transition {
  const { id: conversation_id, department_id: from_department } = state;
  const moved = { conversation_id, from_department, department_id, moved_by: notices[0]?.user_id ?? null };
  const opened = conversationOpened({ ...state, department_id, is_manual: true });
  const events: DomainEvent[] = [opened];
  if (department_id !== from_department) events.unshift({ type: 'conversation.changed', payload: moved });
  return {
    to: { finished: null, is_manual: true, priority: 'normal', user_id, department_id },
    notices,
    events,
  };
}

/** Returns the transition when a person marks by hand whether the customer waits for an answer. */
export function markedWaiting(state: ConversationState, isWaiting: boolean): Transition {
  return {
    to: isWaiting ? waiting(state, state.last_activity) : notWaiting,
    events: [{ type: 'conversation.changed', payload: { conversation_id: state.id } }],
  };
}

/**
 * Returns the transition that stops the follow-up: no more automatic questions until another conversation with them
 * opens.
 */
export function followUpStopped({ id }: ConversationState): Transition {
  return {
    to: { auto_follow_up: false },
    events: [{ type: 'conversation.changed', payload: { conversation_id: id } }],
  };
}

/** Returns the transition when a person looked at it. */
export function markedRead({ id }: ConversationState): Transition {
  return {
    to: { unread: 0, is_new: false },
    events: [{ type: 'conversation.changed', payload: { conversation_id: id } }],
  };
}

const notWaiting = { waiting_response: false, waiting_since: null };

function waiting({ waiting_since }: ConversationState, since: Date): Partial<ConversationState> {
  return { waiting_response: true, waiting_since: waiting_since ?? since };
}
