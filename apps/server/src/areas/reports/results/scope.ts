import type { Interval } from '@prosa/contract';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { addDays, dayOf } from '../../../platform/clock/days.ts';
import { requireChannel } from '../../channels/index.ts';
import { readPeriod, type Period } from '../../../platform/clock/period.ts';
import { calendarOf } from '../reader.ts';

/** What all results of bots can be limited to, as it was asked for. */
export interface Asked {
  interval: Interval;
  selected_chip: string | null;
  flow: string | null;
}

/** What results of bots are limited to. */
export interface Scope {
  account_id: string;
  period: Period;
  channel_id: string | null;
  flow_id: string | null;
  time_zone: string;
  /** When the company was created, as a day. */
  founded: string;
}

/** Reads what was asked for; throws 404 for a number or a flow that the company never had. */
export async function readScope({ db, clock }: CallContext, asked: Asked): Promise<Scope> {
  const { interval, selected_chip: channel_id, flow: flow_id } = asked;
  if (channel_id !== null) await requireChannel(db, channel_id);
  if (flow_id !== null) {
    found(await db.row(sql`select from flows where account_id = ${db.account_id} and id = ${flow_id}`));
  }
  const { time_zone, created } = await calendarOf(db);
  const period = readPeriod(interval, dayOf(clock.now(), time_zone));
  const { account_id } = db;
  return { account_id, period, channel_id, flow_id, time_zone, founded: dayOf(created, time_zone) };
}

/** Returns the condition that a moment is within the period, as bounds that an index can use. */
export function within({ period: { from, to }, time_zone }: Scope, moment: Sql): Sql {
  const start = (day: string) => sql`(${day}::date::timestamp at time zone ${time_zone})`;
  return sql`${moment} >= ${start(from)} and ${moment} < ${start(addDays(to, 1))}`;
}

/** Returns the conditions of number and flow. */
export function limited({ channel_id, flow_id }: Scope): Sql[] {
  return [
    ...(channel_id === null ? [] : [sql`channel_id = ${channel_id}`]),
    ...(flow_id === null ? [] : [sql`flow_id = ${flow_id}`]),
  ];
}
