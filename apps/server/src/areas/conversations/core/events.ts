import type { FinishedBy, MessageOrigin } from '@prosa/contract';
import type { DomainEvent } from '../../../platform/events/domain-events.ts';

/** What reports count about a conversation, as it was when it was opened, resumed or restored. */
export interface OpenedFacts {
  contact_id: string;
  channel_id: string;
  department_id: string;
  is_manual: boolean;
  /** Its bot is not a flow. */
  is_ai?: true;
  /** When it was first opened, ISO 8601; resuming does not move it. */
  opened: string;
}

interface ManyConversations {
  department_id: string;
  conversation_ids: string[];
}

/** What happens in conversations, as other areas hear of it. Payloads carry ids and what is counted, never texts. */
export interface ConversationEvents {
  'conversation.opened': { conversation_id: string } & OpenedFacts;
  /** A finished one exists again, after its messages had moved to another; one in progress is opened instead. */
  'conversation.recreated': { conversation_id: string } & OpenedFacts;
  /**
   * Any change of the conversation's row; with both departments and who did it when it moved, `is_manual` when its bot
   * goes on.
   */
  'conversation.changed': {
    conversation_id: string;
    from_department?: string;
    department_id?: string;
    moved_by?: string | null;
    is_manual?: false;
  };
  'conversation.taken': { conversation_id: string; user_id: string | null };
  /** `by` says who did, where flows may start by it; `by_flow` is the flow whose end it was. */
  'conversation.finished': {
    conversation_id: string;
    user_id: string | null;
    by?: FinishedBy;
    by_flow?: string;
  };
  /** Many conversations of one department at once. */
  'conversations.finished': ManyConversations & { user_id: string };
  /** One act changed many: they were handed over, or their contacts have other tags. With both departments and who did it when they moved. */
  'conversations.changed': ManyConversations & {
    from_department?: string;
    moved_by?: string;
    is_manual?: boolean;
  };
  /** An act was undone: they are as they were before it. */
  'conversations.restored': ManyConversations;
  /** Its messages moved to another conversation of the same contact and channel, and it no longer exists. */
  'conversation.merged': { conversation_id: string; department_id: string; into: string };
  /** It no longer exists, nor does anything in it. */
  'conversation.erased': { conversation_id: string; department_id: string };
  /**
   * `ignored` when the contact was ignored as the message arrived: people may read it, and nothing else follows from
   * it. `unreadable` while its content has not come. `at` is when it was written, in seconds since 1970; a message that
   * only moved here from another conversation has none.
   */
  'message.created': {
    conversation_id: string;
    message_id: string;
    origin: MessageOrigin;
    ignored?: true;
    unreadable?: true;
    at?: number;
  };
  /**
   * Status, text, deletion or file of a message. `read`: its status reached 4. `failed`: it could not be sent.
   * `file_of`: the file it waited for is here or will never be; the value is the message's origin. `reacted`: the
   * customer put a reaction on what a bot said. `readable`: its content came only now; the value is its origin.
   * `said`: what a search finds it by changed, its text or the name of its file, or it was deleted.
   */
  'message.changed': {
    conversation_id: string;
    message_id: string;
    read?: boolean;
    failed?: boolean;
    file_of?: MessageOrigin;
    reacted?: boolean;
    readable?: MessageOrigin;
    said?: true;
  };
}

declare module '../../../platform/events/domain-events.ts' {
  interface DomainEvents extends ConversationEvents {}
}

type OpenedRow = Omit<OpenedFacts, 'opened' | 'is_ai'> & {
  id: string;
  created: Date;
  chatbot_type?: string | null;
};

/** Returns the event of a conversation that is in progress from now on: opened, resumed, or restored by an undo. */
export function conversationOpened(row: OpenedRow): DomainEvent<'conversation.opened'> {
  return { type: 'conversation.opened', payload: openedFacts(row) };
}

/** Returns the event of a finished conversation that exists again. */
export function conversationRecreated(row: OpenedRow): DomainEvent<'conversation.recreated'> {
  return { type: 'conversation.recreated', payload: openedFacts(row) };
}

function openedFacts(row: OpenedRow): { conversation_id: string } & OpenedFacts {
  const { id: conversation_id, contact_id, channel_id, department_id, is_manual, created } = row;
  const { chatbot_type = null } = row;
  return {
    ...(chatbot_type !== null && chatbot_type !== 'flow_chatbot' && { is_ai: true as const }),
    conversation_id,
    contact_id,
    channel_id,
    department_id,
    is_manual,
    opened: created.toISOString(),
  };
}
