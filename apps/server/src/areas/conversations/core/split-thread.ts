import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { chatStageInSql } from './chat-stage.ts';
import { lockConversations } from './lock.ts';
import { restoreConversations } from './restore.ts';
import type { ConversationState } from './state.ts';

/** A conversation whose messages moved into another one: its row as it was, and the ids of its messages in order. */
export interface Joined {
  conversation: { id: string; contact_id: string };
  into: string;
  messages: string[];
}

/** Returns the rows of locked conversations as `splitThread` takes them. */
export async function rowsAsJson(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, Joined['conversation']>> {
  const rows = await tx.rows<{ row: Joined['conversation'] }>(
    // A bigint loses digits as a number of JSON.
    sql`select to_jsonb(c) || jsonb_build_object('channel_id', c.channel_id::text) as row from conversations c
      where c.account_id = ${tx.account_id} and c.id = any(${ids}::uuid[])`,
    'conversations_as_json',
  );
  return new Map(rows.map(({ row }) => [row.id, row]));
}

/**
 * Makes a conversation again, and moves its messages back out of the thread in which they are now, whose other messages
 * close up. Where that one was finished since, so is this one. All conversations of its contact are locked.
 */
export async function splitThread(tx: Transaction, { conversation, messages }: Joined): Promise<void> {
  const { account_id } = tx;
  const threads = await tx.rows<{ id: string; finished: Date | null }>(
    // They may have moved on into yet another thread, when an act was undone.
    sql`select c.id, c.finished from conversations c where c.account_id = ${account_id} and c.id in (
        select conversation_id from messages where account_id = ${account_id} and id = any(${messages}::uuid[]))`,
    'threads_of_messages',
  );
  const isOpen = !threads.length || threads.some(({ finished }) => finished === null);
  const finished = isOpen ? null : (threads[0]?.finished ?? null);
  await tx.run(
    sql`insert into conversations (account_id, channel_id, created, last_activity, finished, waiting_since, id, contact_id,
        department_id, user_id, flow_id, start_flow, chatbot_type, last_position, unread, is_manual, waiting_response,
        is_new, auto_follow_up, priority, last_message,
        customer_wrote, chat_begun, address, quiet, said_before)
      select ${account_id}, channel_id, created, last_activity, ${finished}::timestamptz,
        case when ${isOpen} then waiting_since end, id, contact_id,
        department_id, user_id, flow_id, start_flow, chatbot_type, last_position, case when ${isOpen} then unread else 0 end,
        is_manual, waiting_response and ${isOpen}, is_new, auto_follow_up, priority, last_message, customer_wrote, chat_begun, address,
        coalesce(quiet, false) and not ${isOpen}, coalesce(said_before, 0)
      from jsonb_populate_record(null::conversations, ${JSON.stringify(conversation)}::jsonb)`,
    'make_conversation_again',
  );
  await tx.run(
    sql`update messages m set conversation_id = ${conversation.id}, position = given.place
      from unnest(${messages}::uuid[]) with ordinality as given(id, place)
      where m.account_id = ${account_id} and m.id = given.id`,
    'move_messages_back',
  );
  await closeUp(tx, [conversation.id, ...threads.map(({ id }) => id)]);
  await tx.run(
    sql`update outbox o set conversation_id = c.id, chat = case when o.kind = 'send' then ${chatStageInSql} else o.chat end
      from conversations c
      where o.account_id = ${account_id} and o.message_id = any(${messages}::uuid[])
        and c.account_id = ${account_id} and c.id = ${conversation.id}`,
    'move_outbox_back',
  );
}

/** Numbers the messages of threads without gaps, and writes where they end and when their customers last wrote. */
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
  const ends = await tx.rows<{ id: string; last: number; wrote: Date | null }>(
    sql`select conversation_id as id, max(position) as last, max(created) filter (where origin = 'customer') as wrote
      from messages
      where account_id = ${account_id} and conversation_id = any(${ids}::uuid[]) group by conversation_id`,
    'ends_of_threads',
  );
  const endOf = new Map(ends.map((end) => [end.id, end]));
  await restoreConversations(
    tx,
    [...states.values()].map((state) => {
      const { last = 0, wrote = null } = endOf.get(state.id) ?? {};
      return { ...state, last_position: last, customer_wrote: wrote ?? carried(state) };
    }),
  );
}

/** Returns when the customer wrote before the conversation was opened, as far as it still counts. */
function carried({ customer_wrote, created }: ConversationState): Date | null {
  return customer_wrote && customer_wrote < created ? customer_wrote : null;
}
