import type { Transaction } from '../../../platform/db/database.ts';
import { raw, sql, type Sql } from '../../../platform/db/sql.ts';
import { chatStages } from '../../channels/index.ts';
import type { ConversationState } from './state.ts';

type Chat = Pick<ConversationState, 'customer_wrote' | 'chat_begun'>;

/** How long before a conversation was opened what the customer wrote over the same number still counts as written in it. */
export const carriedHours = 24;

/** Returns the stage of a conversation's chat: the one definition of a new chat, besides the same in SQL below. */
export function chatStageName({ customer_wrote, chat_begun }: Chat): keyof typeof chatStages {
  if (customer_wrote) return 'answered';
  return chat_begun ? 'begun' : 'new';
}

/** Returns the stage as the outbox has it. */
export function chatStage(chat: Chat): number {
  return chatStages[chatStageName(chat)];
}

/** The stage of conversation `c`. */
export const chatStageInSql = sql`case when c.customer_wrote is not null then ${raw(String(chatStages.answered))}
  when c.chat_begun is not null then ${raw(String(chatStages.begun))} else ${raw(String(chatStages.new))} end`;

/** Lets what waits in these conversations leave, because their customers have written. */
export async function releaseChats(tx: Transaction, conversation_ids: readonly string[]): Promise<void> {
  await tx.run(
    sql`update outbox set chat = ${chatStages.answered}
      where account_id = ${tx.account_id} and conversation_id = any(${conversation_ids}::uuid[])
        and chat > ${chatStages.answered} and state = 'queued'`,
    'release_chats',
  );
}

/** Lets what waits in these conversations begin no chat, because theirs have begun. */
export async function followBegun(tx: Transaction, conversation_ids: readonly string[]): Promise<void> {
  await tx.run(
    sql`update outbox set chat = ${chatStages.begun}
      where account_id = ${tx.account_id} and conversation_id = any(${conversation_ids}::uuid[])
        and chat = ${chatStages.new} and state = 'queued'`,
    'follow_begun',
  );
}

/** Records that the company's first message in each of these conversations left, or may have. */
export async function recordBegun(
  tx: Transaction,
  conversation_ids: readonly string[],
  now: Date,
): Promise<void> {
  if (!conversation_ids.length) return;
  const begun = await tx.rows<{ id: string }>(
    sql`update conversations set chat_begun = ${now}
      where account_id = ${tx.account_id} and id = any(${conversation_ids}::uuid[]) and chat_begun is null
      returning id`,
    'record_begun',
  );
  if (!begun.length) return;
  // A statement of its own: the one above may have waited for somebody who was queueing what follows.
  await followBegun(
    tx,
    begun.map(({ id }) => id),
  );
  for (const { id } of begun) tx.record({ type: 'conversation.changed', payload: { conversation_id: id } });
}

/**
 * Returns when the customer last wrote over this number, as a conversation that is opened now takes it over; null when
 * that is too long ago. `given` has the channel and the contact.
 */
export function carriedFrom(account_id: string, given: { channel_id: Sql; contact_id: Sql }, now: Date): Sql {
  return sql`(select max(p.customer_wrote) from conversations p where p.account_id = ${account_id}
    and p.contact_id = ${given.contact_id} and p.channel_id = ${given.channel_id}
    and p.customer_wrote > ${now}::timestamptz - make_interval(hours => ${carriedHours}))`;
}
