import { limits } from '@prosa/contract';
import type { Queryable } from '../../platform/db/queryable.ts';
import { raw, sql } from '../../platform/db/sql.ts';
import type { MessageRow } from './rows.ts';

/** How many positions one search looks through (docs/decisions/0013-message-search.md). */
export const searchStretch = 2_000;

/** What a search returns of a message. */
export type HitRow = Pick<
  MessageRow,
  | 'id'
  | 'platform_message_id'
  | 'position'
  | 'origin'
  | 'type'
  | 'event'
  | 'message'
  | 'file_name'
  | 'user_id'
  | 'user_name'
  | 'created'
>;

const most = raw(String(limits.message_page + 1));

/**
 * Reads the messages of one stretch of a thread (positions from `from` to below `before`) that contain the text,
 * newest first: messages of people and bots, and notes for the team. Returns one more than a page, so that the caller
 * knows whether there are further ones.
 */
export function messagesContaining(
  db: Queryable,
  wanted: { account_id: string; conversation_id: string; text: string; from: number; before: number },
): Promise<HitRow[]> {
  const { account_id, conversation_id, text, from, before } = wanted;
  return db.rows<HitRow>(
    sql`select m.id, m.platform_message_id, m.position, m.origin, m.type, m.event, m.message, m.file_name, m.user_id,
        u.name as user_name, m.created
      from (
        select * from messages
        where account_id = ${account_id} and conversation_id = ${conversation_id}
          and position >= ${from} and position < ${before}
          and (type <> 'system' or event = 'note') and not deleted
          and strpos(search_form(said_in(type, message, file_name)), (select search_form(${text}))) > 0
        order by position desc limit ${most}
      ) m
      left join users u on u.account_id = ${account_id} and u.id = m.user_id
      order by m.position desc`,
    'messages_containing',
  );
}
