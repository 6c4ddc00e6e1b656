import type { NewChatLimit } from '@prosa/whatsapp';
import type { Transaction } from '../../../platform/db/database.ts';
import { raw, sql, type Sql } from '../../../platform/db/sql.ts';

/**
 * How far the chat of a conversation has come. The network refuses a number that writes to many who do not answer, so
 * what goes to them may have to wait, while answers leave. `begun`: something left, and the customer has not written.
 */
export const chatStages = { answered: 0, begun: 1, new: 2 } as const;

/** How long new chats are held after the network refused one without a word about the end. */
const holdHours = 24;

/** Returns when a hold that begins now ends, unless the network says so itself. */
export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + holdHours * 3_600_000);
}

const stage = (name: keyof typeof chatStages) => raw(String(chatStages[name]));

/** Returns the last stage of chats to which channel `c` may send now; -1 when it may send nothing. */
export function maxChatInSql(now: Date): Sql {
  const isAhead = (column: string) => sql`c.${raw(column)} > ${now}::timestamptz`;
  return sql`(case when ${isAhead('sends_paused_until')} then -1
    when ${isAhead('chats_held_until')} then ${stage('answered')}
    when ${isAhead('next_chat_at')} then ${stage('begun')} else ${stage('new')} end)`;
}

/**
 * Returns until when new chats are held, by what the network says. One that it refused without ever having said that it
 * holds them keeps its end, because "not held" is no news then.
 */
export function heldUntil({ held, until, quota }: NewChatLimit, now: Date): Sql {
  const isUsedUp = quota !== null && quota.used >= quota.limit;
  if (held || isUsedUp) return sql`${until ?? holdEnd(now)}`;
  return sql`case when new_chats_held or new_chats_used >= new_chats_limit then null else chats_held_until end`;
}

interface Held {
  channel_id: string;
  until: Date;
}

/**
 * Holds messages to people who have not written, because the network refused one. What it said itself about the end
 * counts more than `until`.
 */
export async function holdChats(tx: Transaction, { channel_id, until }: Held, now: Date): Promise<void> {
  await tx.run(
    sql`update channels set chats_held_until = ${until} where account_id = ${tx.account_id} and id = ${channel_id}
      and (chats_held_until is null or chats_held_until <= ${now})`,
    'hold_chats',
  );
  tx.record({ type: 'channels.changed', payload: { channel_id } });
}

/** Pauses everything that leaves over the number, because the network asked for it. */
export async function pauseSends(tx: Transaction, { channel_id, until }: Held): Promise<void> {
  await tx.run(
    sql`update channels set sends_paused_until = greatest(sends_paused_until, ${until}::timestamptz)
      where account_id = ${tx.account_id} and id = ${channel_id}`,
    'pause_sends',
  );
  tx.record({ type: 'channels.changed', payload: { channel_id } });
}
