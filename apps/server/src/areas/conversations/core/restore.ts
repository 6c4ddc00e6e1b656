import type { Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import { lastMessageChars, type ConversationState } from './state.ts';

/** What an undo restores of a conversation. */
export type Restorable = Pick<
  ConversationState,
  | 'finished'
  | 'department_id'
  | 'user_id'
  | 'is_manual'
  | 'chatbot_type'
  | 'start_flow'
  | 'priority'
  | 'waiting_response'
  | 'waiting_since'
  | 'unread'
  | 'last_activity'
>;

/** The state to which a conversation is restored. */
export type RestoredState = Restorable &
  Pick<ConversationState, 'id' | 'last_position' | 'customer_wrote' | 'chat_begun' | 'address'>;

/**
 * Writes the earlier state of locked conversations back. Their newest message becomes the one that is now last in the
 * thread.
 */
export async function restoreConversations(
  tx: Transaction,
  restored: readonly RestoredState[],
): Promise<void> {
  await tx.run(
    sql`update conversations c set finished = row.finished, department_id = row.department_id,
        user_id = row.user_id, is_manual = row.is_manual, chatbot_type = row.chatbot_type,
        start_flow = row.start_flow, priority = row.priority, waiting_response = row.waiting_response,
        waiting_since = row.waiting_since, unread = row.unread, last_activity = row.last_activity,
        last_position = row.last_position, customer_wrote = row.customer_wrote,
        chat_begun = row.chat_begun, address = row.address, last_message = (
          select jsonb_build_object('id', m.id, 'type', m.type,
            'message', left(m.message, ${raw(String(lastMessageChars))}), 'origin', m.origin, 'user_id', m.user_id,
            'created', to_char(m.created at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', m.status,
            'deleted', m.deleted) || case when m.marks is null then '{}' else jsonb_build_object('marks', m.marks) end
          from messages m
          where m.account_id = c.account_id and m.conversation_id = c.id and m.position = row.last_position
        )
      from json_populate_recordset(null::conversations, ${toJson(restored)}::json) as row
      where c.account_id = ${tx.account_id} and c.id = row.id`,
    'write_restored',
  );
}
