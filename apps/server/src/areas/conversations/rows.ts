import type { MessageOrigin, MessageReaction, MessageType, QuotedMessage } from '@prosa/contract';
import { storable } from './storable.ts';

/** What the conversation keeps of its newest message, so that lists never look at the message table. */
export interface LastMessage {
  id: string;
  type: MessageType;
  message: string;
  origin: MessageOrigin;
  /** The person of the company who wrote it. */
  user_id?: string | null;
  created: string;
  status: number;
  deleted: boolean;
}

/** A conversation as the table has it. */
export interface ConversationRow {
  id: string;
  channel_id: string;
  contact_id: string;
  department_id: string;
  user_id: string | null;
  is_manual: boolean;
  chatbot_type: string | null;
  flow_id: string | null;
  start_flow: string | null;
  waiting_response: boolean;
  waiting_since: Date | null;
  unread: number;
  priority: 'normal' | 'high';
  is_new: boolean;
  auto_follow_up: boolean;
  created: Date;
  finished: Date | null;
  last_position: number;
  last_activity: Date;
  last_message: LastMessage | null;
}

/** A message as the table has it, with the name of the person who wrote it. */
export interface MessageRow {
  id: string;
  conversation_id: string;
  channel_id: string;
  position: number;
  message_id: string;
  platform_message_id: string;
  origin: MessageOrigin;
  type: MessageType;
  event: string | null;
  message: string;
  /** When the customer changed it, and what they had written before. */
  edited: Date | null;
  first_text: string | null;
  media_id: string | null;
  file_name: string | null;
  reply_message: QuotedMessage | null;
  user_id: string | null;
  user_name: string | null;
  media_mime: string | null;
  media_size: number | null;
  media_ptt: boolean | null;
  media_width: number | null;
  media_height: number | null;
  media_has_thumbnail: boolean | null;
  /** Whether its file is still to be fetched. */
  media_pending: boolean;
  status: number;
  unconfirmed: boolean;
  failure: string | null;
  deleted: boolean;
  created: Date;
  reactions: MessageReaction[];
}

/** How much of a text lists keep. */
export const lastMessageChars = 300;

/** The part of a message that lists show. */
export function lastMessageOf(message: {
  id: string;
  type: MessageType;
  message: string;
  origin: MessageOrigin;
  user_id?: string | null;
  created: Date;
  status: number;
  deleted?: boolean;
}): LastMessage {
  return {
    id: message.id,
    type: message.type,
    message: storable(message.message, lastMessageChars),
    origin: message.origin,
    user_id: message.user_id ?? null,
    created: message.created.toISOString(),
    status: message.status,
    deleted: message.deleted ?? false,
  };
}
