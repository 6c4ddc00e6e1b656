import type { MessageMark, MessageOrigin, MessageType } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { storable } from '../storable.ts';

/** The state of a conversation: whose it is, what waits, where its thread ends. */
export interface ConversationState {
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
  /** When the customer last wrote in it, or over the same number within a day before it was opened. */
  customer_wrote: Date | null;
  /** When the company's first message to somebody who had not written left. */
  chat_begun: Date | null;
  /** Whether it only holds what was sent before anybody wrote: it is in no list, and opens when somebody writes. */
  quiet: boolean;
  /** How many messages it held when it opened. */
  said_before: number;
  /** Where the customer is answered: where they last wrote from over this number, or what it found for their phone. */
  address: string | null;
}

/** The columns of a conversation's state; the table is `c`. */
export const stateColumns = sql`c.id, c.channel_id, c.contact_id, c.department_id, c.user_id, c.is_manual,
  c.chatbot_type, c.flow_id, c.start_flow, c.waiting_response, c.waiting_since, c.unread, c.priority, c.is_new,
  c.auto_follow_up, c.created, c.finished, c.last_position, c.last_activity, c.customer_wrote, c.chat_begun,
  c.quiet, c.said_before, c.address`;

/** What the conversation keeps of its newest message, so that lists never read the message table. */
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
  /** Left out where there are none. */
  marks?: MessageMark[];
}

/** How many characters of a text lists keep. */
export const lastMessageChars = 300;

/** Returns the part of a message that lists show. */
export function lastMessageOf(message: {
  id: string;
  type: MessageType;
  message: string;
  origin: MessageOrigin;
  user_id?: string | null;
  created: Date;
  status: number;
  deleted?: boolean;
  marks?: MessageMark[];
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
    ...(message.marks && { marks: message.marks }),
  };
}
