import type { Clock } from '../../../platform/clock/clock.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';

const hourMs = 3_600_000;

/** Returns the condition for conversations in progress without activity for longer than these hours. */
export function inactive(account_id: string, { hours, clock }: { hours: number; clock: Clock }): Sql {
  const since = new Date(clock.now().getTime() - hours * hourMs);
  return sql`account_id = ${account_id} and finished is null and activity_slot < ${since} and last_activity < ${since}`;
}
