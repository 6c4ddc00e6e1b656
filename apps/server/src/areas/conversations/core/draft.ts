import {
  messageStatuses,
  type MessageMark,
  type MessageOrigin,
  type MessageType,
  type StoredQuote,
} from '@prosa/contract';
import type { Choices, Offer, TemplateUse } from '@prosa/whatsapp';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { DomainEvent } from '../../../platform/events/domain-events.ts';
import type { Lane } from './lanes.ts';

import type { ConversationState } from './state.ts';
import type { Notice, Transition } from './transitions.ts';

/**
 * A locked conversation on its way to its next state, with everything that `commitConversations` will write for it.
 */
export interface ConversationDraft extends ConversationState {
  readonly pending: PendingWrites;
}

interface PendingWrites {
  readonly now: Date;
  readonly ids: Ids;
  readonly messages: PendingMessage[];
  readonly events: DomainEvent[];
  /** Whether the row changes, beyond what its new messages change. */
  isChanged: boolean;
  withdrawsBot: boolean;
  releasesChat: boolean;
  beginsChat: boolean;
}

/** A message to be written into a conversation. */
export interface NewMessage {
  id: string;
  message_id: string;
  platform_message_id: string;
  origin: MessageOrigin;
  type: MessageType;
  message: string;
  status: number;
  event?: string | null;
  /** The text before the customer changed it, and when they did. */
  first_text?: string | null;
  edited?: Date | null;
  deleted?: boolean;
  media_id?: string | null;
  /** What the driver needs to fetch its file. */
  media_ref?: string | null;
  file_name?: string | null;
  voice?: boolean;
  marks?: MessageMark[];
  /** The option of a menu that the customer chose. */
  option_id?: string;
  link_preview?: boolean;
  /** What is sent in place of the text, which is how it reads. */
  template?: TemplateUse | null;
  /** What there is to choose from; the text spells it out. */
  offer?: Offer | null;
  /** How the phone is expected to show it; what leaves decides. */
  choices?: Choices | null;
  reply_message?: StoredQuote | null;
  user_id?: string | null;
  /** Which effect of a bot's run it is. */
  effect?: string | null;
  /** When it was written; now, if not given. */
  created?: Date;
  /** How it leaves over the channel; absent when it does not. */
  leaves?: { lane: Lane; at: Date };
  /** Whether it is only kept to be read, without moving the conversation up in the lists. */
  quiet?: boolean;
}

/** A message with its position in the thread. */
export type PendingMessage = NewMessage & { position: number; created: Date };

/** Starts the draft of a locked conversation. */
export function startDraft<State extends ConversationState>(
  state: State,
  { now, ids }: { now: Date; ids: Ids },
): State & ConversationDraft {
  const flags = { isChanged: false, withdrawsBot: false, releasesChat: false, beginsChat: false };
  return { ...state, pending: { now, ids, messages: [], events: [], ...flags } };
}

/** Moves the conversation to its next state: its columns, its system messages, its events. */
export function applyTransition(draft: ConversationDraft, transition: Transition): void {
  const { to, notices = [], events = [], isOneOfMany = false } = transition;
  const { withdrawsBot = false, releasesChat = false, beginsChat = false } = transition;
  const { pending } = draft;
  Object.assign(draft, to);
  pending.isChanged ||= Object.keys(to).length > 0;
  pending.withdrawsBot ||= withdrawsBot;
  pending.releasesChat ||= releasesChat;
  pending.beginsChat ||= beginsChat;
  const recorded = pending.events.length;
  for (const notice of notices) appendNotice(draft, notice);
  pending.events.push(...events);
  if (isOneOfMany) pending.events.length = recorded;
}

/** Appends a message to the thread. */
export function appendMessage(draft: ConversationDraft, message: NewMessage): void {
  const { now, messages, events } = draft.pending;
  draft.last_position += 1;
  if (!message.quiet) draft.last_activity = now;
  const { created = now } = message;
  messages.push({ ...message, position: draft.last_position, created });
  const { id: message_id, origin } = message;
  const unreadable = message.marks?.includes('undecryptable') && ({ unreadable: true } as const);
  const at = Math.floor(created.getTime() / 1000);
  const about = { conversation_id: draft.id, message_id, origin, at, ...unreadable };
  // Only messages of customers are quiet: those of an ignored contact.
  events.push({ type: 'message.created', payload: message.quiet ? { ...about, ignored: true } : about });
}

/** Appends a system message, which only people of the company see; returns its id. */
export function appendNotice(draft: ConversationDraft, notice: Notice): string {
  const id = notice.id ?? draft.pending.ids.next();
  const { message_id = id } = notice;
  appendMessage(draft, {
    id,
    message_id,
    platform_message_id: message_id,
    origin: 'system',
    type: 'system',
    event: notice.event,
    message: notice.message,
    user_id: notice.user_id,
    effect: notice.effect ?? null,
    status: messageStatuses.accepted,
  });
  return id;
}
