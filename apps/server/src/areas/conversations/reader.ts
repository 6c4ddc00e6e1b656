import type { Queryable } from '../../platform/db/queryable.ts';
import { rowById } from '../../platform/db/row-by-id.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import type { ConversationRow, MessageRow } from './rows.ts';

/** A conversation with the names that lists and panes show beside it. */
export interface ConversationView extends ConversationRow {
  contact_name: string;
  contact_override_name: string | null;
  contact_phone: string | null;
  channel_contact_id: string | null;
  contact_picture: string | null;
  ignore: boolean;
  channel_name: string;
  user_name: string | null;
  last_user_name: string | null;
  tags: string[];
}

export const conversationColumns = sql`c.id, c.channel_id, c.contact_id, c.department_id, c.user_id, c.is_manual,
  c.chatbot_type, c.flow_id, c.start_flow, c.waiting_response, c.waiting_since, c.unread, c.priority, c.is_new,
  c.auto_follow_up, c.created, c.finished, c.last_position, c.last_activity, c.customer_wrote, c.chat_begun,
  c.quiet, c.last_message, c.failed_message`;

/** Returns the select list and joins around a subquery `c` of conversations of one company. */
export function conversationViews(account_id: string, conversations: Sql): Sql {
  return sql`select ${conversationColumns},
      ct.name as contact_name, ct.override_name as contact_override_name, ct.phone as contact_phone,
      ct.channel_contact_id, ct.profile_picture as contact_picture, ct.ignore,
      ch.name as channel_name, u.name as user_name, lu.name as last_user_name,
      array(
        select t.id from tags t
        where t.account_id = ${account_id} and t.id = any(c.contact_tags) and not t.filed
        order by t.name
      ) as tags
    from (${conversations}) c
    cross join ${rowById('contacts', account_id, sql`c.contact_id`)} ct
    cross join ${rowById('channels', account_id, sql`c.channel_id`)} ch
    left join users u on u.account_id = ${account_id} and u.id = c.user_id
    left join users lu on lu.account_id = ${account_id} and lu.id = (c.last_message ->> 'user_id')::uuid`;
}

/** Reads the views of these conversations, in no particular order. */
export function conversationsByIds(
  db: Queryable,
  account_id: string,
  ids: readonly string[],
): Promise<ConversationView[]> {
  const wanted = sql`select * from conversations where account_id = ${account_id} and id = any(${ids}::uuid[])`;
  return db.rows<ConversationView>(conversationViews(account_id, wanted), 'conversations_by_ids');
}

const messageColumns = sql`m.id, m.conversation_id, m.channel_id, m.position, m.message_id, m.platform_message_id,
  m.origin, m.type, m.event, m.message, m.edited, m.first_text, m.media_id, m.file_name, m.reply_message, m.user_id, u.name as user_name,
  f.mime as media_mime, f.size as media_size, f.ptt or (m.voice and f.voice is not null) as media_ptt, f.width as media_width, f.height as media_height,
  f.has_thumbnail as media_has_thumbnail, m.media_ref is not null and m.media_id is null as media_pending, m.status, m.unconfirmed, m.failure, m.deleted, m.template is not null as is_template, m.created, m.marks, m.option_id, m.offer, m.choices,
  coalesce((
    select jsonb_agg(jsonb_build_object('origin', r.origin, 'emoji', r.emoji, 'failure', r.failure) order by r.origin)
    from reactions r
    where r.account_id = m.account_id and r.channel_id = m.channel_id
      and r.platform_message_id = m.platform_message_id and r.emoji is not null
  ), '[]') as reactions,
  case when m.reply_message is not null then (
    select jsonb_build_object('event', q.event, 'user_id', q.user_id, 'user_name', qu.name)
    from messages q left join users qu on qu.account_id = q.account_id and qu.id = q.user_id
    where q.account_id = m.account_id and q.channel_id = m.channel_id
      and q.platform_message_id = m.reply_message ->> 'platform_message_id'
  ) end as quoted`;

const messageJoins = (account_id: string) => sql`
  left join users u on u.account_id = ${account_id} and u.id = m.user_id
  left join media f on f.account_id = ${account_id} and f.id = m.media_id`;

/** Reads these messages, in no particular order. */
export function messagesByIds(
  db: Queryable,
  account_id: string,
  ids: readonly string[],
): Promise<MessageRow[]> {
  return db.rows<MessageRow>(
    sql`select ${messageColumns} from messages m ${messageJoins(account_id)}
      where m.account_id = ${account_id} and m.id = any(${ids}::uuid[])`,
    'messages_by_ids',
  );
}

/** Reads the newest messages of a thread before a position, newest first. */
export function messagesBefore(
  db: Queryable,
  {
    account_id,
    conversation_id,
    before,
    most,
  }: { account_id: string; conversation_id: string; before: number; most: number },
): Promise<MessageRow[]> {
  return db.rows<MessageRow>(
    sql`select ${messageColumns} from (
        select * from messages
        where account_id = ${account_id} and conversation_id = ${conversation_id} and position < ${before}
        order by position desc limit ${most}
      ) m ${messageJoins(account_id)}
      order by m.position desc`,
    'messages_before',
  );
}

/** Reads the oldest messages of a thread after a position, oldest first. */
export function messagesAfter(
  db: Queryable,
  {
    account_id,
    conversation_id,
    after,
    most,
  }: { account_id: string; conversation_id: string; after: number; most: number },
): Promise<MessageRow[]> {
  return db.rows<MessageRow>(
    sql`select ${messageColumns} from (
        select * from messages
        where account_id = ${account_id} and conversation_id = ${conversation_id} and position > ${after}
        order by position limit ${most}
      ) m ${messageJoins(account_id)}
      order by m.position`,
    'messages_after',
  );
}

/** Reads the position of the newest message of a thread; 0 while the thread is empty. */
export async function newestPosition(
  db: Queryable,
  account_id: string,
  conversation_id: string,
): Promise<number> {
  const newest = await db.row<{ position: number }>(
    sql`select position from messages
      where account_id = ${account_id} and conversation_id = ${conversation_id}
      order by position desc limit 1`,
    'newest_position',
  );
  return newest?.position ?? 0;
}

/**
 * Finds the position of a message by its id on the network, in this conversation or in another one with the same
 * contact over the same channel; null when none of them contains it.
 */
export function positionInThread(
  db: Queryable,
  {
    account_id,
    conversation_id,
    platform_message_id,
  }: { account_id: string; conversation_id: string; platform_message_id: string },
): Promise<{ position: number; is_here: boolean } | null> {
  return db.row<{ position: number; is_here: boolean }>(
    sql`select m.position, m.conversation_id = c.id as is_here from conversations c
      join messages m on m.account_id = ${account_id} and m.channel_id = c.channel_id
        and m.platform_message_id = ${platform_message_id}
      join conversations o on o.account_id = ${account_id} and o.id = m.conversation_id
        and o.contact_id = c.contact_id
      where c.account_id = ${account_id} and c.id = ${conversation_id}`,
    'position_in_thread',
  );
}

/** Reads the message to which the company's client gave this id, or null. */
export function messageByClientId(
  db: Queryable,
  account_id: string,
  message_id: string,
): Promise<MessageRow | null> {
  return db.row<MessageRow>(
    sql`select ${messageColumns} from messages m ${messageJoins(account_id)}
      where m.account_id = ${account_id} and m.message_id = ${message_id} and m.origin in ('user', 'chatbot')`,
    'message_by_client_id',
  );
}

/** Reads the message that a channel knows by this id, or null. */
export function messageByPlatformId(
  db: Queryable,
  {
    account_id,
    channel_id,
    platform_message_id,
  }: { account_id: string; channel_id: string; platform_message_id: string },
): Promise<MessageRow | null> {
  return db.row<MessageRow>(
    sql`select ${messageColumns} from messages m ${messageJoins(account_id)}
      where m.account_id = ${account_id} and m.channel_id = ${channel_id}
        and m.platform_message_id = ${platform_message_id}`,
    'message_by_platform_id',
  );
}
