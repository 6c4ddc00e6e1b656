import type { Transaction } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';

/**
 * Selects a follower's position in a company's events, so that one statement can read it and the events behind it.
 */
export function cursorOf(account_id: string, follower: string): Sql {
  return sql`(select sequence from event_cursors where account_id = ${account_id} and follower = ${follower})`;
}

/** Locks a follower's cursor and returns its sequence; null when another process holds it, or it does not exist. */
export async function takeCursor(tx: Transaction, follower: string): Promise<number | null> {
  const row = await tx.row<{ sequence: string }>(
    sql`select sequence from event_cursors
      where account_id = ${tx.account_id} and follower = ${follower} for update skip locked`,
    'take_event_cursor',
  );
  return row && Number(row.sequence);
}

/**
 * Keeps a follower out of a company's events until the end of the transaction, whether or not it has a cursor yet.
 */
export async function holdCursor(tx: Transaction, follower: string): Promise<void> {
  await startCursor(tx, follower, 'oldest');
  await tx.row(
    sql`select from event_cursors where account_id = ${tx.account_id} and follower = ${follower} for update`,
    'hold_event_cursor',
  );
}

/** Records that the follower has passed the events up to `sequence`. */
export async function moveCursor(tx: Transaction, follower: string, sequence: number): Promise<void> {
  await tx.run(
    sql`update event_cursors set sequence = ${sequence}
      where account_id = ${tx.account_id} and follower = ${follower}`,
    'move_event_cursor',
  );
}

/**
 * Starts a follower on a company's events, from the oldest or from the next one; false when it follows them already, or
 * the company is gone.
 */
export async function startCursor(
  tx: Transaction,
  follower: string,
  from: 'oldest' | 'next',
): Promise<boolean> {
  const { account_id } = tx;
  const newest = sql`coalesce((select last from account_sequences where account_id = ${account_id}), 0)`;
  const started = await tx.run(
    sql`insert into event_cursors (account_id, follower, sequence)
      select id, ${follower}, ${from === 'oldest' ? sql`0` : newest} from accounts where id = ${account_id}
      on conflict do nothing`,
  );
  return started > 0;
}
