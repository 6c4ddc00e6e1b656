import type { calls, ParsedInput, SendState } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { resumeSends, wakeSending } from '../../sending/index.ts';
import { planOccurrence, scheduleKind } from '../ledger/plan-occurrence.ts';
import { visibleTo } from '../visible.ts';

interface Stuck {
  id: string;
  plan_id: string;
  channel_id: string;
  contact_id: string | null;
  phone: string | null;
  day: string;
  status: string;
  state: SendState;
  last_send_id: string | null;
  last_state: SendState | null;
}

const notSent: ReadonlySet<SendState | null> = new Set<SendState | null>(['failed', 'skipped', 'cancelled']);

/** Lets a held schedule go on, or sends now what was not sent, all of it or a missed occurrence; every rule is asked again. */
export async function retrySchedule(
  context: CallContext,
  { _id, missed }: ParsedInput<typeof calls.retryScheduledMessage>,
): Promise<Record<string, never>> {
  const { db, clock, session } = context;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const stuck = found(
      await tx.row<Stuck>(
        sql`select s.id, s.plan_id, s.channel_id, s.contact_id, s.phone, s.day::text, s.status, x.state,
            s.last_send_id, l.state as last_state
          from schedules s
          join channels ch on ch.account_id = s.account_id and ch.id = s.channel_id
          join sends x on x.account_id = s.account_id and x.id = s.send_id
          left join sends l on l.account_id = s.account_id and l.id = s.last_send_id
          where s.account_id = ${tx.account_id} and s.id = ${_id} and s.filed_at is null and ${visibleTo(session)}`,
        'stuck_schedule',
      ),
    );
    if (missed) await sendMissed(tx, { ...stuck, now });
    else if (stuck.state === 'held') await resumeSends(tx, { kind: scheduleKind, id: stuck.plan_id }, now);
    else if (stuck.status === 'error') await sendNow(context, tx, { ...stuck, now });
    else throw new AppError('schedule_settled');
    tx.record({ type: 'schedules.changed', payload: { schedule_id: _id } });
  });
  wakeSending(context, db.account_id);
  return {};
}

async function sendNow(
  { ids }: CallContext,
  tx: Transaction,
  { now, ...stuck }: Stuck & { now: Date },
): Promise<void> {
  const plan_id = ids.next();
  const send_id = await planOccurrence(tx, { ...stuck, plan_id, key: stuck.day, due_at: now, now });
  const isFirst = await tx.run(
    sql`update schedules set status = 'scheduled', due_at = ${now}, plan_id = ${plan_id}, send_id = ${send_id}
      where account_id = ${tx.account_id} and id = ${stuck.id} and status = 'error' and plan_id = ${stuck.plan_id}`,
    'send_schedule_now',
  );
  // Two people at once send it once.
  if (!isFirst) throw new AppError('schedule_settled');
}

/** Sends the occurrence that was missed besides the one that is planned next, which stays as it is. */
async function sendMissed(tx: Transaction, { now, ...stuck }: Stuck & { now: Date }): Promise<void> {
  const { last_send_id, last_state, status } = stuck;
  if (status !== 'scheduled' || last_send_id === null || !notSent.has(last_state))
    throw new AppError('schedule_settled');
  const key = `again ${last_send_id}`;
  const send_id = await planOccurrence(tx, { ...stuck, key, due_at: now, now });
  const isFirst = await tx.run(
    sql`update schedules set last_send_id = ${send_id}
      where account_id = ${tx.account_id} and id = ${stuck.id} and status = 'scheduled' and last_send_id = ${last_send_id}`,
    'send_missed_now',
  );
  // The next one left meanwhile, or somebody else was first.
  if (!isFirst) throw new AppError('schedule_settled');
}
