import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { cancelSends } from '../../sending/index.ts';
import { scheduleKind } from '../ledger/plan-occurrence.ts';
import { visibleTo } from '../visible.ts';

/** A schedule whose next send was taken back. */
export interface TakenBack {
  id: string;
  user_id: string;
  media_id: string | null;
  label: string;
}

interface Current extends TakenBack {
  plan_id: string;
  send_id: string;
  status: string;
}

/** Thrown when the schedule changed meanwhile, by its send or by another person; the caller reads it again. */
class Moved extends Error {}

/**
 * Takes back the next send of a schedule and lets `act` go on in the same transaction. The number's lock decides:
 * either
 * the send is taken back before it was handed over, or it was handed over, and 'schedule_gone' says so.
 */
export async function withTakenBack(
  context: CallContext,
  id: string,
  act: (tx: Transaction, schedule: TakenBack) => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      return await context.db.transaction(async (tx) => act(tx, await takeBack(context, tx, id)));
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
    }
  }
}

async function takeBack(context: CallContext, tx: Transaction, id: string): Promise<TakenBack> {
  const before = await current(context, tx, id);
  if (before.status !== 'scheduled') throw new AppError('schedule_gone');
  const { plan_id, send_id } = before;
  const cancelled = await cancelSends(tx, { kind: scheduleKind, id: plan_id }, { ids: [send_id] });
  // Locked after the number, as its turns do.
  await tx.run(
    sql`select from schedules where account_id = ${tx.account_id} and id = ${id} for update`,
    'lock_schedule',
  );
  const now = await current(context, tx, id);
  if (!cancelled || now.send_id !== send_id || now.status !== 'scheduled') throw new Moved();
  return now;
}

async function current({ session }: CallContext, tx: Transaction, id: string): Promise<Current> {
  return found(
    await tx.row<Current>(
      sql`select s.id, s.user_id, s.media_id, s.plan_id, s.send_id, s.status,
          to_char(s.due_at at time zone a.time_zone, 'DD/MM/YYYY HH24:MI') as label
        from schedules s join accounts a on a.id = s.account_id
        join channels ch on ch.account_id = s.account_id and ch.id = s.channel_id
        where s.account_id = ${tx.account_id} and s.id = ${id} and s.filed_at is null and ${visibleTo(session)}`,
    ),
  );
}
