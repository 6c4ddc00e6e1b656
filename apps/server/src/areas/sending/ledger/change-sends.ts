import type { HoldReason, SkipReason } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import { withdrawSaid } from '../../conversations/index.ts';
import type { SourceKey } from '../source.ts';
import { wakeNumber } from './wake-number.ts';

/** The condition for the sends of a source. */
const ofSource = ({ account_id }: Transaction, { kind, id }: SourceKey) =>
  sql`account_id = ${account_id} and kind = ${kind} and source_id = ${id}`;

/**
 * Locks the number of a source, so that no turn of it runs meanwhile. Returns null for a source that never planned
 * anything.
 */
function lockSource(
  tx: Transaction,
  { kind, id }: SourceKey,
): Promise<{ channel_id: string; own_line: boolean } | null> {
  return tx.row(
    sql`select n.channel_id, s.own_line from send_sources s
      join send_numbers n on n.account_id = s.account_id and n.channel_id = s.channel_id
      where s.account_id = ${tx.account_id} and s.kind = ${kind} and s.id = ${id} for update of n`,
    'lock_source',
  );
}

/**
 * Holds what a source has not sent. When it returns, nothing more of it is handed over. What has been handed over
 * leaves.
 */
export async function holdSends(
  tx: Transaction,
  source: SourceKey,
  { reason, now }: { reason: HoldReason; now: Date },
): Promise<void> {
  const known = await lockSource(tx, source);
  if (!known) return;
  await tx.run(
    sql`update send_sources set held_reason = ${reason}, held_at = ${now}
      where account_id = ${tx.account_id} and kind = ${source.kind} and id = ${source.id}`,
    'hold_source',
  );
  tx.record({ type: 'sending.changed', payload: {} });
  // The pump passes over its line.
  if (known.own_line) return;
  await tx.run(
    sql`update sends set state = 'held', reason = ${reason} where ${ofSource(tx, source)} and state = 'waiting'`,
    'hold_sends',
  );
}

/**
 * Lets a held source go on with the next receiver; its interval counts from now on as before. Who resumes it after it
 * was held for one text wants that text. Call `wakeSending` after the commit.
 */
export async function resumeSends(tx: Transaction, source: SourceKey, now: Date): Promise<void> {
  const known = await lockSource(tx, source);
  if (!known) return;
  tx.record({ type: 'sending.changed', payload: {} });
  await tx.run(
    sql`update send_sources set same_text_allowed = same_text_allowed or held_reason = 'same_text',
        held_reason = null, held_at = null, errors = 0
      where account_id = ${tx.account_id} and kind = ${source.kind} and id = ${source.id} and held_reason is not null`,
    'resume_source',
  );
  if (!known.own_line) await backToWaiting(tx, sql`${ofSource(tx, source)} and state = 'held'`);
  await wakeNumber(tx, { channel_id: known.channel_id, at: now });
}

/** Sends again what failed, as other messages, and nothing else. Call `wakeSending` after the commit. */
export async function retrySends(tx: Transaction, source: SourceKey, now: Date): Promise<number> {
  const known = await lockSource(tx, source);
  if (!known) return 0;
  const again = await tx.run(
    sql`update sends set state = 'waiting', reason = null, attempt = attempt + 1, message_id = null, handed_at = null,
        due_at = ${now}, available_at = ${now}, expires_at = null
      where ${ofSource(tx, source)} and state = 'failed'`,
    'retry_sends',
  );
  await wakeNumber(tx, { channel_id: known.channel_id, at: now });
  return again;
}

async function backToWaiting(tx: Transaction, which: Sql): Promise<void> {
  await tx.run(
    sql`update sends set state = 'waiting', reason = null, available_at = due_at where ${which}`,
    'sends_wait_again',
  );
}

interface Moving {
  due_at: Date;
  expires_at?: Date | null;
}

/** Moves what a source has not sent to another moment. Call `wakeSending` after the commit. */
export async function rescheduleSends(
  tx: Transaction,
  source: SourceKey,
  { due_at, expires_at = null }: Moving,
): Promise<void> {
  const known = await lockSource(tx, source);
  if (!known) return;
  await tx.run(
    sql`update sends set due_at = ${due_at}, available_at = ${due_at}, expires_at = ${expires_at}
      where ${ofSource(tx, source)} and state in ('waiting', 'held')`,
    'reschedule_sends',
  );
  await wakeNumber(tx, { channel_id: known.channel_id, at: due_at });
}

interface Cancelling {
  /** Only these; all of the source, if not given. */
  ids?: readonly string[];
  /** Why, where it was not a person: then they count as left out. */
  reason?: SkipReason;
}

/**
 * Cancels what a source has not sent. When it returns, nothing more of it leaves but what is in flight: what waits in
 * the outbox of its number is withdrawn. Returns how many were cancelled.
 */
export async function cancelSends(
  tx: Transaction,
  source: SourceKey,
  { ids, reason }: Cancelling = {},
): Promise<number> {
  if (!(await lockSource(tx, source))) return 0;
  // One text whether some or all are meant: prepared statements have one each.
  const which = sql`${ofSource(tx, source)} and (${ids === undefined} or id = any(${[...(ids ?? [])]}::uuid[]))`;
  const state = reason ? 'skipped' : 'cancelled';
  const cancelled = await tx.run(
    sql`update sends set state = ${state}, reason = ${reason ?? null} where ${which} and state in ('waiting', 'held')`,
    'cancel_sends',
  );
  return cancelled + (await withdrawHanded(tx, { which, state, reason }));
}

/**
 * Cancels a source with a line of its own as a whole, however many sends of it wait: the pump passes over its line from
 * now on, and `markCancelled` brings the rows in line behind. When it returns, nothing more of it leaves but what is in
 * flight.
 */
export async function cancelSource(tx: Transaction, source: SourceKey, now: Date): Promise<void> {
  if (!(await lockSource(tx, source))) return;
  await tx.run(
    sql`update send_sources set cancelled_at = ${now}, held_reason = null, held_at = null
      where account_id = ${tx.account_id} and kind = ${source.kind} and id = ${source.id}`,
    'cancel_source',
  );
  await withdrawHanded(tx, { which: ofSource(tx, source), state: 'cancelled' });
}

interface Withdrawing {
  which: Sql;
  state: 'skipped' | 'cancelled';
  reason?: SkipReason;
}

async function withdrawHanded(tx: Transaction, { which, state, reason }: Withdrawing): Promise<number> {
  const handed = await tx.rows<{ message_id: string }>(
    sql`select message_id from sends where ${which} and state = 'handed' and message_id is not null`,
    null,
  );
  if (!handed.length) return 0;
  const withdrawn = await withdrawSaid(
    tx,
    handed.map(({ message_id }) => message_id),
  );
  await tx.run(
    sql`update sends set state = ${state}, reason = ${reason ?? null} where account_id = ${tx.account_id}
      and message_id = any(${withdrawn.map(({ message_id }) => message_id)}::uuid[])`,
    'cancel_handed',
  );
  return withdrawn.length;
}
