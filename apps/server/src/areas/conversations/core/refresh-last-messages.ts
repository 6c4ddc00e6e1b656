import type { Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { raw, sql, type Sql } from '../../../platform/db/sql.ts';
import { lastMessageChars } from './state.ts';

/** Copies the new texts of messages into their conversations' rows, where lists read the newest message. */
export async function refreshLastTexts(tx: Transaction, message_ids: readonly string[]): Promise<void> {
  const { account_id } = tx;
  const text = sql`jsonb_build_object('message', left(m.message, ${raw(String(lastMessageChars))}))`;
  const mentioned = sql`m.account_id = ${account_id} and m.id = any(${message_ids}::uuid[])`;
  await tx.run(
    sql`update conversations c set last_message = c.last_message || ${text} from messages m
      where ${mentioned} and c.account_id = ${account_id} and c.id = m.conversation_id
        and c.last_message ->> 'id' = m.id::text`,
    'refresh_last_texts',
  );
}

/** Copies a message whose content has just come into its conversation's row, where it is the newest one. */
export async function refreshNewest(tx: Transaction, message_id: string): Promise<void> {
  const { account_id } = tx;
  await tx.run(
    sql`update conversations c set last_message = (c.last_message - 'marks') || jsonb_strip_nulls(jsonb_build_object(
        'type', m.type, 'message', left(m.message, ${raw(String(lastMessageChars))}), 'marks', m.marks))
      from messages m
      where m.account_id = ${account_id} and m.id = ${message_id} and c.account_id = ${account_id}
        and c.id = m.conversation_id and c.last_message ->> 'id' = m.id::text`,
    'refresh_newest',
  );
}

/**
 * Returns the statement, to be part of one that changes messages, which copies their new state into their
 * conversations' rows, where a message is the newest one. `changed` are their id, conversation_id, status and deleted;
 * `conversation_ids` is an array of at least their conversations.
 */
export function refreshListed(account_id: string, conversation_ids: Sql): Sql {
  return sql`update conversations c
        set last_message = c.last_message || jsonb_build_object('status', changed.status, 'deleted', changed.deleted)
        from changed
        where c.account_id = ${account_id} and c.id = any(${conversation_ids})
          and c.id = changed.conversation_id and c.last_message ->> 'id' = changed.id::text`;
}

/** Copies the new state of messages into their conversations' rows, where a message is the newest one. */
export async function refreshLastMessages(
  db: Queryable,
  account_id: string,
  message_ids: readonly string[],
): Promise<void> {
  await db.run(
    sql`update conversations c
      set last_message = c.last_message || jsonb_build_object('status', m.status, 'deleted', m.deleted)
      from messages m
      where m.account_id = ${account_id} and m.id = any(${message_ids}::uuid[])
        and c.account_id = ${account_id} and c.id = m.conversation_id and c.last_message ->> 'id' = m.id::text`,
    'refresh_last_messages',
  );
}
