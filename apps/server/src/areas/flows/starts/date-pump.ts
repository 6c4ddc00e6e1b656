import type { FlowEvents } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { PumpDefinition, Room } from '../../../platform/jobs/pump.ts';
import { wakeFlows } from '../rounds/topics.ts';
import { lookDays } from './look-days.ts';
import { nextLook } from './next-look.ts';

/** A day whose hour was missed is caught up within this time; after that it is left out. */
const toleranceMs = 6 * 60 * 60 * 1000;
/** Contacts per transaction. */
const batch = 1000;

interface Due {
  account_id: string;
  id: string;
}

/**
 * Notes, every day at a flow's hour, whose day it is. The flow's row is the claim: a second worker finds it locked, or
 * already moved on to the next day, and a contact's day is noted once by its id. A look continues behind the last
 * contact that it noted.
 */
export const datePump: PumpDefinition<Due> = {
  name: 'days of contacts that start flows',
  maxAtOnce: 4,
  maxOfCompany: 1,
  open: (runtime) => ({
    claim: (room) => dueLooks(runtime, room),
    perform: (due) => look(runtime, due),
  }),
};

function dueLooks({ database, clock }: Runtime, { max, inHand }: Room): Promise<Due[]> {
  return database.acrossAccounts.rows<Due>(
    sql`select distinct on (account_id) account_id, id from (
        select account_id, id, dates_at from flows
        where dates_at <= ${clock.now()} and ${notFrozen('account_id')}
          and account_id <> all(${[...inHand.keys()]}::bigint[])
        order by dates_at limit 1000
      ) due order by account_id, dates_at limit ${raw(String(max))}`,
  );
}

async function look(runtime: Runtime, { account_id, id }: Due): Promise<void> {
  const db = runtime.database.forAccount(account_id);
  for (;;) {
    const noted = await db.transaction((tx) => noteSome(runtime, tx, id));
    if (noted) wakeFlows(runtime, account_id);
    if (noted < batch) return;
  }
}

interface Look {
  id: string;
  runs: boolean;
  events: FlowEvents;
  dates_at: Date;
  dates_after: string | null;
  time_zone: string;
  /** The company's day at that moment. */
  day: string;
}

/** Notes the next contacts and returns how many. */
async function noteSome({ clock, log }: Runtime, tx: Transaction, flow_id: string): Promise<number> {
  const now = clock.now();
  const flow = await tx.row<Look>(
    sql`select f.id, f.trigger and not f.filed and f.published_version is not null as runs, f.events, f.dates_at,
        f.dates_after, a.time_zone, (f.dates_at at time zone a.time_zone)::date::text as day
      from flows f join accounts a on a.id = f.account_id
      where f.account_id = ${tx.account_id} and f.id = ${flow_id} and f.dates_at <= ${now}
      for update of f skip locked`,
    'take_look_at_days',
  );
  if (!flow) return 0;
  const until = new Date(flow.dates_at.getTime() + toleranceMs);
  const isLate = until <= now;
  if (isLate) log.warn({ account_id: tx.account_id, flow_id, day: flow.day }, 'a day was missed');
  const noted = flow.runs && flow.events.date && !isLate ? await note(tx, flow, { now, until }) : [];
  const after = noted.length < batch ? null : noted.at(-1);
  const next = after ? flow.dates_at : nextLook(flow, now);
  await tx.run(
    sql`update flows set dates_at = ${next}, dates_after = ${after ?? null}
      where account_id = ${tx.account_id} and id = ${flow_id}`,
    'move_look_at_days',
  );
  return noted.length;
}

async function note(
  tx: Transaction,
  { id, events: { date }, day, dates_after }: Look,
  { now, until }: { now: Date; until: Date },
): Promise<string[]> {
  if (!date) return [];
  const { days, year } = lookDays(day, date.days);
  const rows = await tx.rows<{ contact_id: string }>(
    sql`with found as (
        select contact_id from contact_dates
        where account_id = ${tx.account_id} and name = ${date.field} and day = any(${days}::text[])
          and (${date.yearly} or year is null or year = ${year})
          and (${dates_after}::uuid is null or contact_id > ${dates_after})
        order by contact_id limit ${raw(String(batch))}
      ), noted as (
        insert into flow_happenings (account_id, id, kind, contact_id, about, days, flow_ids, flow_id, happened, due,
          until)
        select ${tx.account_id}, ${`${day} ${id} `} || contact_id, 'date', contact_id, array[${date.field}],
          ${days}::text[], array[${id}::uuid], ${id}, ${now}, ${now}, ${until}
        from found on conflict do nothing
      )
      select contact_id from found order by contact_id`,
    'note_days',
  );
  return rows.map(({ contact_id }) => contact_id);
}
