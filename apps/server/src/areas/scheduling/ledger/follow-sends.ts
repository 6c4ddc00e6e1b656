import type { Repetition, SendReason, SendState, ScheduleStatus } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { dueOn } from '../rules/due-on.ts';
import { nextDay } from '../rules/next-day.ts';
import { planOccurrence } from './plan-occurrence.ts';

interface Followed {
  id: string;
  plan_id: string;
  channel_id: string;
  contact_id: string | null;
  phone: string | null;
  first_day: string;
  day: string;
  minute: number;
  repeats: Repetition | null;
  status: ScheduleStatus;
  due_at: Date;
  time_zone: string;
  state: SendState;
  reason: SendReason | null;
}

/** Reasons after which no later occurrence could be sent either. */
const lasting: ReadonlySet<SendReason | null> = new Set<SendReason | null>([
  'opted_out',
  'contact_gone',
  'number_gone',
  'unreachable',
  'flow_unavailable',
  'file_gone',
]);

const notSent: ReadonlySet<SendState> = new Set<SendState>(['failed', 'skipped', 'cancelled']);
const pending: ReadonlySet<SendState> = new Set<SendState>(['waiting', 'held']);

/**
 * Moves schedules on by what became of their sends, in the transaction in which these changed: a repetition plans its
 * next occurrence, everything else is sent or was not.
 */
export async function followSends(tx: Transaction, plan_ids: readonly string[]): Promise<void> {
  const rows = await tx.rows<Followed>(
    sql`select s.id, s.plan_id, s.channel_id, s.contact_id, s.phone, s.first_day::text, s.day::text, s.minute, s.repeats,
        s.status, s.due_at, a.time_zone, x.state, x.reason
      from schedules s
      join accounts a on a.id = s.account_id
      join sends x on x.account_id = s.account_id and x.id = s.send_id
      where s.account_id = ${tx.account_id} and s.plan_id = any(${[...plan_ids]}::uuid[]) and s.filed_at is null
      order by s.id for update of s`,
    'schedules_of_plans',
  );
  for (const row of rows) {
    if (!pending.has(row.state)) await moveOn(tx, row);
    tx.record({ type: 'schedules.changed', payload: { schedule_id: row.id } });
  }
}

async function moveOn(tx: Transaction, row: Followed): Promise<void> {
  const next = row.status === 'scheduled' && !endsRepetition(row) ? nextOf(row) : null;
  if (next === null) return end(tx, row);
  const due_at = dueOn({ day: next, minute: row.minute }, row.time_zone);
  const send_id = await planOccurrence(tx, { ...row, key: next, due_at, now: row.due_at });
  await tx.run(
    sql`update schedules set last_send_id = send_id, send_id = ${send_id}, day = ${next}, due_at = ${due_at}
      where account_id = ${tx.account_id} and id = ${row.id}`,
    'next_occurrence',
  );
}

const endsRepetition = ({ state, reason }: Followed) => notSent.has(state) && lasting.has(reason);

function nextOf({ first_day: first, repeats, day }: Followed): string | null {
  return nextDay({ first, repeats }, day);
}

async function end(tx: Transaction, { id, state }: Followed): Promise<void> {
  const status: ScheduleStatus = notSent.has(state) ? 'error' : 'sent';
  await tx.run(
    sql`update schedules set status = ${status} where account_id = ${tx.account_id} and id = ${id}`,
    'end_schedule',
  );
}
