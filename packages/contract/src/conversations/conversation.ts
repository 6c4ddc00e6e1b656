import { z } from 'zod';
import { idText, instant, rowId, text } from '../shapes.ts';
import { messageMark, messageOrigin, messageType } from './message.ts';

export const conversation = z.object({
  _id: rowId,
  conversation_id: rowId,
  contact: z.object({
    _id: rowId,
    name: z.string(),
    override_name: z.string().nullable(),
    phone: z.string(),
    tags: z.array(rowId),
    channel_contact_id: z.string().nullable(),
    profile_picture: z.string().nullable(),
    ignore: z.boolean(),
  }),
  chip: z.object({ _id: rowId, name: z.string() }),
  chatbot: z.object({ _id: rowId, name: z.string() }).nullable(),
  chatbot_type: z.string().nullable(),
  department: rowId,
  /** The person who took it over. */
  user: z.object({ _id: rowId, name: z.string() }).nullable(),
  created: instant,
  /** When it was finished; null while in progress. */
  finished: instant.nullable(),
  is_manual: z.boolean(),
  is_new: z.boolean(),
  waiting_response: z.boolean(),
  /** Since when the customer waits for an answer. */
  waiting_since: instant.nullable(),
  unread: z.number().int(),
  /** What the chatbot said when it handed the conversation to people. */
  priority: z.enum(['normal', 'high']),
  flow: rowId.nullable(),
  start_flow: rowId.nullable(),
  auto_follow_up: z.boolean(),
  /** The newest message of ours that could not be delivered and that nobody has dealt with; null for none. */
  failed_message: rowId.nullable(),
  /** How far the chat has come: the customer writes, or has not answered what left, or nothing has left yet. */
  chat: z.enum(['answered', 'begun', 'new']),
  /** When the customer last wrote, over the same number. */
  customer_wrote: instant.nullable(),
  last_message: z
    .object({
      _id: rowId,
      type: messageType,
      message: z.string(),
      origin: messageOrigin,
      /** Who of the company wrote it; null for customers, bots and the business's own handset. */
      user_name: z.string().nullable(),
      created: instant,
      status: z.number().int(),
      deleted: z.boolean(),
      marks: z.array(messageMark),
    })
    .nullable(),
  tags: z.array(rowId),
});

/** A conversation as it is listed beside its contact. */
export const contactConversation = z.object({
  _id: rowId,
  chip: z.object({ _id: rowId, name: z.string() }),
  created: instant,
  finished: instant.nullable(),
});

export const conversationFilter = z.object({
  text: text(200).default(''),
  tags: z.array(idText('tag')).max(100).default([]),
  departments: z.array(idText('department')).max(200).default([]),
  channels: z.array(idText('channel')).max(100).default([]),
  types: z
    .array(z.enum(['chatbot', 'human']))
    .max(2)
    .default([]),
  situation: z.enum(['all', 'unanswered']).default('all'),
  /** Whose they are: anybody's, of the person who asks, or waiting for somebody to take them. */
  owner: z.enum(['all', 'mine', 'nobody']).default('all'),
  /** Who attended them; empty for anybody. */
  users: z.array(idText('user')).max(100).default([]),
  finished: z.boolean().default(false),
  /**
   * First and last day on which they were opened, in the company's time zone; conversations in progress and finished
   * ones.
   */
  opened: z
    .object({ from: text(10), to: text(10) })
    .nullable()
    .default(null),
});

export type Conversation = z.infer<typeof conversation>;
export type ConversationFilter = z.infer<typeof conversationFilter>;
export type ContactConversation = z.infer<typeof contactConversation>;
