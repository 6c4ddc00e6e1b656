import { messageStatuses } from '@prosa/contract';
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
 * conversations' rows, where a message is the newest one or the one that had failed. `changed` are their id,
 * conversation_id, status and deleted; none of them failed just now. `conversation_ids` is an array of at least their
 * conversations.
 */
export function refreshListed(account_id: string, conversation_ids: Sql): Sql {
  return sql`update conversations c
        set last_message = ${withState(sql`changed`)}, failed_message = nullif(c.failed_message, changed.id)
        from changed
        where c.account_id = ${account_id} and c.id = any(${conversation_ids})
          and c.id = changed.conversation_id
          and (c.last_message ->> 'id' = changed.id::text or c.failed_message = changed.id)`;
}

/**
 * Copies the new state of messages into their conversations' rows, where a message is the newest one, or failed, or had
 * failed. What was withdrawn because a person took over is no failure.
 */
export async function refreshLastMessages(
  db: Queryable,
  account_id: string,
  message_ids: readonly string[],
): Promise<void> {
  const failed = sql`m.status = ${messageStatuses.failed} and not m.deleted
    and m.origin in ('user', 'chatbot') and m.failure is distinct from 'withdrawn'`;
  await db.run(
    sql`update conversations c
      set last_message = ${withState(sql`m`)},
        failed_message = case when ${failed} then m.id else nullif(c.failed_message, m.id) end
      from messages m
      where m.account_id = ${account_id} and m.id = any(${message_ids}::uuid[])
        and c.account_id = ${account_id} and c.id = m.conversation_id
        and (c.last_message ->> 'id' = m.id::text or c.failed_message = m.id or ${failed})`,
    'refresh_last_messages',
  );
}

/** Returns the newest message of `c` with the state of this one, if it is that one. */
function withState(message: Sql): Sql {
  return sql`case when c.last_message ->> 'id' = ${message}.id::text then c.last_message
    || jsonb_build_object('status', ${message}.status, 'deleted', ${message}.deleted) else c.last_message end`;
}
