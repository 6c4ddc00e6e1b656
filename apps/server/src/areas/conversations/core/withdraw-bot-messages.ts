import { messageStatuses } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import { chatStages } from '../../channels/index.ts';
import { refreshLastMessages } from './refresh-last-messages.ts';

/** Whether somebody of the company did something in the conversation after the bot wrote message `m`. */
const overtaken = sql`exists (select from messages p
  where p.account_id = m.account_id and p.conversation_id = m.conversation_id and p.position > m.position
    and (p.origin = 'user' or (p.origin = 'system' and p.user_id is not null)))`;

/** A bot's message that was withdrawn before it began to leave. */
export interface Withdrawn {
  message_id: string;
  conversation_id: string;
  /** When it would have left. */
  available_at: Date;
}

/**
 * Withdraws what bots of these locked conversations said and what has not begun to leave, so that they never talk
 * over a person. Returns what was withdrawn, in order.
 */
export function withdrawBotMessages(
  tx: Transaction,
  conversation_ids: readonly string[],
): Promise<Withdrawn[]> {
  return withdraw(tx, sql`o.conversation_id = any(${conversation_ids}::uuid[])`, 'withdraw_bot_messages');
}

/**
 * Withdraws messages that nobody typed and that have not begun to leave, in whatever conversations they are; locks
 * these. Returns what was withdrawn.
 */
export async function withdrawSaid(tx: Transaction, message_ids: readonly string[]): Promise<Withdrawn[]> {
  await lockForRequeue(tx, message_ids);
  return withdraw(tx, sql`o.message_id = any(${message_ids}::uuid[])`, 'withdraw_said');
}

/**
 * Withdraws those of the requeued messages that a person has overtaken: they were being sent when the person acted,
 * and could not be withdrawn then.
 */
export async function withdrawOvertaken(tx: Transaction, message_ids: readonly string[]): Promise<void> {
  await withdraw(tx, sql`o.message_id = any(${message_ids}::uuid[]) and ${overtaken}`, 'withdraw_overtaken');
}

/**
 * Locks the conversations of entries that go back into the queue: of bots' messages, so that nobody takes one over
 * unnoticed, and those whose customers have not written, so that none of them writes unnoticed.
 */
export async function lockForRequeue(tx: Transaction, message_ids: readonly string[]): Promise<void> {
  const { account_id } = tx;
  await tx.rows(
    sql`select c.id from conversations c where c.account_id = ${account_id} and c.id in (
        select o.conversation_id from outbox o join messages m on m.account_id = ${account_id} and m.id = o.message_id
        where o.account_id = ${account_id} and o.message_id = any(${message_ids}::uuid[])
          and (m.origin = 'chatbot' or o.chat > ${chatStages.answered}))
      order by c.id for update`,
    'lock_for_requeue',
  );
}

/** Returns whether a person acted before this message of a bot could leave. */
export async function isOvertaken(db: Queryable, account_id: string, message_id: string): Promise<boolean> {
  const row = await db.row<{ overtaken: boolean }>(
    sql`select ${overtaken} as overtaken from messages m where m.account_id = ${account_id} and m.id = ${message_id}`,
    'is_overtaken',
  );
  return row?.overtaken ?? false;
}

async function withdraw(tx: Transaction, which: Sql, name: string): Promise<Withdrawn[]> {
  const { account_id } = tx;
  const withdrawn = await tx.rows<Withdrawn>(
    sql`with gone as (
        delete from outbox o using messages m
        where o.account_id = ${account_id} and m.account_id = ${account_id} and m.id = o.message_id
          and o.state = 'queued' and o.kind = 'send' and m.origin = 'chatbot' and ${which}
        returning o.message_id, o.conversation_id, o.available_at, o.number
      )
      select message_id, conversation_id, available_at from gone order by number`,
    name,
  );
  if (!withdrawn.length) return [];
  const message_ids = withdrawn.map((row) => row.message_id);
  await tx.run(
    sql`update messages set status = ${messageStatuses.failed}, failure = 'withdrawn', unconfirmed = false
      where account_id = ${account_id} and id = any(${message_ids}::uuid[])`,
    'withdraw_messages',
  );
  await refreshLastMessages(tx, account_id, message_ids);
  for (const { message_id, conversation_id } of withdrawn) {
    tx.record({ type: 'message.changed', payload: { message_id, conversation_id } });
  }
  return withdrawn;
}
