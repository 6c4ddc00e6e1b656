import type { Transaction } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';

/**
 * Selects a follower's position in a company's events, so that one statement can read it and the events behind it.
 */
export function cursorOf(account_id: string, follower: string): Sql {
  return sql`(select sequence from event_cursors where account_id = ${account_id} and follower = ${follower})`;
}

/** Locks a follower's cursor and returns its sequence; 'held' when another process has it, 'missing' without one. */
export async function takeCursor(tx: Transaction, follower: string): Promise<number | 'held' | 'missing'> {
  const row = await tx.row<{ sequence: string }>(
    sql`select sequence from event_cursors
      where account_id = ${tx.account_id} and follower = ${follower} for update skip locked`,
    'take_event_cursor',
  );
  if (row) return Number(row.sequence);
  const held = await tx.row(
    sql`select from event_cursors where account_id = ${tx.account_id} and follower = ${follower}`,
    'held_event_cursor',
  );
  return held ? 'held' : 'missing';
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
 * Runs a statement that reads what events told of, and moves the follower behind the newest event in the same one, so
 * that it goes on with exactly what the statement did not see. The cursor must be held.
 */
export async function moveCursorBehind(
  tx: Transaction,
  follower: string,
  { statement, name }: { statement: Sql; name: string },
): Promise<void> {
  await tx.run(
    sql`with done as (${statement})
      update event_cursors c set sequence = coalesce(
        (select last from account_sequences s where s.account_id = ${tx.account_id}), c.sequence)
      where c.account_id = ${tx.account_id} and c.follower = ${follower}`,
    name,
  );
}

/**
 * Starts a follower on a company's events, from the oldest or from the next one; 'known' when it follows them already,
 * 'gone' when the company was deleted meanwhile.
 */
export async function startCursor(
  tx: Transaction,
  follower: string,
  from: 'oldest' | 'next',
): Promise<'started' | 'known' | 'gone'> {
  const { account_id } = tx;
  const newest = sql`coalesce((select last from account_sequences where account_id = ${account_id}), 0)`;
  const row = await tx.row<{ started: boolean }>(
    sql`with company as (
        select id from accounts where id = ${account_id}
      ), started as (
        insert into event_cursors (account_id, follower, sequence)
        select id, ${follower}, ${from === 'oldest' ? sql`0` : newest} from company on conflict do nothing
        returning account_id
      )
      select exists (select from started) as started from company`,
    from === 'oldest' ? 'start_event_cursor' : 'start_event_cursor_next',
  );
  if (!row) return 'gone';
  return row.started ? 'started' : 'known';
}
