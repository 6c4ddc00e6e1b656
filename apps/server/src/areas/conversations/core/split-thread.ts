import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { lockConversations } from './lock.ts';
import { restoreConversations } from './restore.ts';

/** A conversation whose messages moved into another one: its row as it was, and the ids of its messages in order. */
export interface Joined {
  conversation: { id: string };
  into: string;
  messages: string[];
}

/** Returns the rows of locked conversations as `splitThread` takes them. */
export async function rowsAsJson(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, { id: string }>> {
  const rows = await tx.rows<{ row: { id: string } }>(
    // A bigint loses digits as a number of JSON.
    sql`select to_jsonb(c) || jsonb_build_object('channel_id', c.channel_id::text) as row from conversations c
      where c.account_id = ${tx.account_id} and c.id = any(${ids}::uuid[])`,
    'conversations_as_json',
  );
  return new Map(rows.map(({ row }) => [row.id, row]));
}

/**
 * Makes a conversation again under a contact, and moves its messages back out of the thread that they had joined, whose
 * other messages close up.
 */
export async function splitThread(
  tx: Transaction,
  { joined, contact_id }: { joined: Joined; contact_id: string },
): Promise<void> {
  const { account_id } = tx;
  const { conversation, into, messages } = joined;
  await tx.run(
    sql`insert into conversations (account_id, channel_id, created, last_activity, finished, waiting_since, id, contact_id,
        department_id, user_id, flow_id, start_flow, chatbot_type, last_position, unread, is_manual, waiting_response,
        is_new, auto_follow_up, priority, last_message,
        customer_wrote, chat_begun)
      select ${account_id}, channel_id, created, last_activity, finished, waiting_since, id, ${contact_id},
        department_id, user_id, flow_id, start_flow, chatbot_type, last_position, unread, is_manual, waiting_response,
        is_new, auto_follow_up, priority, last_message, customer_wrote, chat_begun
      from jsonb_populate_record(null::conversations, ${JSON.stringify(conversation)}::jsonb)`,
    'make_conversation_again',
  );
  await tx.run(
    sql`update messages m set conversation_id = ${conversation.id}, position = given.place
      from unnest(${messages}::uuid[]) with ordinality as given(id, place)
      where m.account_id = ${account_id} and m.id = given.id`,
    'move_messages_back',
  );
  await tx.run(
    sql`update outbox set conversation_id = ${conversation.id}
      where account_id = ${account_id} and message_id = any(${messages}::uuid[])`,
    'move_outbox_back',
  );
  await closeUp(tx, [conversation.id, into]);
}

/** Numbers the messages of threads without gaps, and writes where they end. */
async function closeUp(tx: Transaction, ids: readonly string[]): Promise<void> {
  const { account_id } = tx;
  // In two steps: no two messages may have the same place at any moment.
  await tx.run(
    sql`update messages m set position = -numbered.place
      from (
        select id, row_number() over (partition by conversation_id order by position) as place, position as known
        from messages where account_id = ${account_id} and conversation_id = any(${ids}::uuid[])
      ) as numbered
      where m.account_id = ${account_id} and m.id = numbered.id and numbered.place <> numbered.known`,
    'number_messages',
  );
  await tx.run(
    sql`update messages set position = -position
      where account_id = ${account_id} and conversation_id = any(${ids}::uuid[]) and position < 0`,
    'place_messages',
  );
  const states = await lockConversations(tx, ids);
  const ends = await tx.rows<{ id: string; last: number }>(
    sql`select conversation_id as id, max(position) as last from messages
      where account_id = ${account_id} and conversation_id = any(${ids}::uuid[]) group by conversation_id`,
    'ends_of_threads',
  );
  const lastOf = new Map(ends.map(({ id, last }) => [id, last]));
  await restoreConversations(
    tx,
    [...states.values()].map((state) => ({ ...state, last_position: lastOf.get(state.id) ?? 0 })),
  );
}
