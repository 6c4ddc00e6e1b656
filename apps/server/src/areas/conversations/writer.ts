import type { MessageOrigin, MessageType, QuotedMessage } from '@prosa/contract';
import type { Transaction } from '../../platform/db/database.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import { raw, sql } from '../../platform/db/sql.ts';
import { conversationEvent } from './events.ts';
import { conversationColumns } from './reader.ts';
import { lastMessageChars, lastMessageOf, type ConversationRow } from './rows.ts';

/** The conversation, locked until the transaction ends, or null. */
export function lockConversation(tx: Transaction, id: string): Promise<ConversationRow | null> {
  return tx.row<ConversationRow>(
    sql`select ${conversationColumns} from conversations c
      where c.account_id = ${tx.account_id} and c.id = ${id} for update`,
    'lock_conversation',
  );
}

/** A message to be written into a locked conversation. */
export interface NewMessage {
  id: string;
  message_id: string;
  platform_message_id: string;
  origin: MessageOrigin;
  type: MessageType;
  event: string | null;
  message: string;
  /** The file it carries, under the name it is sent with. */
  media?: { id: string; file_name: string } | null;
  reply_message: QuotedMessage | null;
  user_id: string | null;
  status: number;
  created: Date;
}

/** Appends to the thread, moves the list row, and records `message.created`. The conversation must be locked. */
export async function appendMessage(
  tx: Transaction,
  conversation: ConversationRow,
  message: NewMessage,
): Promise<void> {
  const { account_id } = tx;
  const position = conversation.last_position + 1;
  conversation.last_position = position;
  await tx.run(
    sql`insert into messages (account_id, id, conversation_id, channel_id, position, message_id, platform_message_id,
        origin, type, event, message, media_id, file_name, reply_message, user_id, status, created)
      values (${account_id}, ${message.id}, ${conversation.id}, ${conversation.channel_id}, ${position},
        ${message.message_id}, ${message.platform_message_id}, ${message.origin}, ${message.type}, ${message.event},
        ${message.message}, ${message.media?.id ?? null}, ${message.media?.file_name ?? null},
        ${message.reply_message && JSON.stringify(message.reply_message)}::jsonb,
        ${message.user_id}, ${message.status}, ${message.created})`,
    'append_message',
  );
  await tx.run(
    sql`update conversations set last_position = ${position}, last_activity = ${message.created},
        last_message = ${JSON.stringify(lastMessageOf(message))}::jsonb
      where account_id = ${account_id} and id = ${conversation.id}`,
    'append_message_conversation',
  );
  const { id: message_id, origin } = message;
  tx.record(conversationEvent('message.created', { conversation_id: conversation.id, message_id, origin }));
}

/** A system message in a locked conversation. */
export function appendSystemMessage(
  tx: Transaction,
  conversation: ConversationRow,
  given: { id: string; event: string; message: string; user_id: string | null; created: Date },
): Promise<void> {
  return appendMessage(tx, conversation, {
    ...given,
    message_id: given.id,
    platform_message_id: given.id,
    origin: 'system',
    type: 'system',
    reply_message: null,
    status: 2,
  });
}

/** Queues what has to leave over the channel. */
export async function enqueueOutbox(
  tx: Transaction,
  entry: {
    id: string;
    channel_id: string;
    conversation_id: string;
    message_id: string;
    kind: 'send' | 'delete';
    now: Date;
  },
): Promise<void> {
  await tx.run(
    sql`insert into outbox (account_id, id, channel_id, conversation_id, message_id, kind, available_at)
      values (${tx.account_id}, ${entry.id}, ${entry.channel_id}, ${entry.conversation_id}, ${entry.message_id},
        ${entry.kind}, ${entry.now})`,
    'enqueue_outbox',
  );
}

/** Carries messages' new texts to where lists take the newest one from. */
export async function refreshLastTexts(tx: Transaction, message_ids: readonly string[]): Promise<void> {
  const { account_id } = tx;
  const text = sql`jsonb_build_object('message', left(m.message, ${raw(String(lastMessageChars))}))`;
  const mentioned = sql`m.account_id = ${account_id} and m.id = any(${message_ids}::text[])`;
  await tx.run(
    sql`update conversations c set last_message = c.last_message || ${text} from messages m
      where ${mentioned} and c.account_id = ${account_id} and c.id = m.conversation_id
        and c.last_message ->> 'id' = m.id`,
    'refresh_last_texts',
  );
}

/** Carries a message's new state into the conversation row that lists show, if it is the newest message. */
export async function refreshLastMessages(
  db: Queryable,
  account_id: string,
  message_ids: readonly string[],
): Promise<void> {
  await db.run(
    sql`update conversations c
      set last_message = c.last_message || jsonb_build_object('status', m.status, 'deleted', m.deleted)
      from messages m
      where m.account_id = ${account_id} and m.id = any(${message_ids}::text[])
        and c.account_id = ${account_id} and c.id = m.conversation_id and c.last_message ->> 'id' = m.id`,
    'refresh_last_messages',
  );
}
