import type { Clock } from '../../platform/clock/clock.ts';
import { dayOf } from '../../platform/clock/days.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { providerTimeZone } from '../reports/index.ts';

/** Returns today by the calendar of the provider's dashboards. */
export function providerToday(clock: Clock): string {
  return dayOf(clock.now(), providerTimeZone);
}

/** Returns the moment at which a day of that calendar begins. */
export function startOf(day: string): Sql {
  return sql`(${day}::date::timestamp at time zone ${providerTimeZone})`;
}
