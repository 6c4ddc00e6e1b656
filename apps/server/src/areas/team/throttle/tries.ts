import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** Tries that are counted together, and how many may fail before each costs a delay. */
export interface Budget {
  key: string;
  free: number;
}

/** Seconds until the next try, from the last free failure on; it never grows further. */
const delays = [5, 15, 30, 60];
const forgetAfterMs = 30 * 60_000;
/** Stored while nothing is delayed. Requests overtake each other, so "now" would delay those a moment older. */
const noDelay = new Date(0);

/**
 * Takes one try out of a budget before its outcome is known, so that tries made at once count as well. A try that
 * turns out well is given back. Throws the throttle's sentence while the delay runs; such a call is not counted, so
 * that nobody is kept out by somebody else's impatience for longer than the longest delay.
 */
export async function takeTry(db: Queryable, budget: Budget, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - forgetAfterMs);
  const count = sql`case when known.updated < ${forgotten} then 1 else known.failures + 1 end`;
  const seconds = sql`(${delays}::int[])[least(${count} - ${budget.free}::int + 1, ${delays.length}::int)]`;
  const taken = await db.run(
    sql`insert into login_attempts as known (key, failures, blocked_until, updated)
      values (${budget.key}, 1, ${noDelay}, ${now})
      on conflict (key) do update set
        failures = ${count},
        blocked_until = coalesce(${now}::timestamptz + make_interval(secs => ${seconds}), ${noDelay}),
        updated = excluded.updated
      where known.blocked_until <= ${now}`,
    'take_try',
  );
  if (!taken) throw new AppError('login_throttled', { seconds: await secondsLeft(db, budget.key, now) });
}

/** Uncounts a try that was no failure, and lifts the delay it set. */
export async function giveBackTry(db: Queryable, key: string): Promise<void> {
  await db.run(
    sql`update login_attempts set failures = greatest(failures - 1, 0), blocked_until = ${noDelay} where key = ${key}`,
    'give_back_try',
  );
}

/** Starts a budget anew. */
export async function forgetTries(db: Queryable, key: string): Promise<void> {
  await db.run(sql`delete from login_attempts where key = ${key}`, 'forget_tries');
}

/** Counts a use and says whether it is among the first `most` of the running half hour. */
export async function isWithinHalfHourly(
  db: Queryable,
  { key, most, now }: { key: string; most: number; now: Date },
): Promise<boolean> {
  const start = new Date(now.getTime() - forgetAfterMs);
  const row = await db.row<{ failures: number }>(
    sql`insert into login_attempts as known (key, failures, blocked_until, updated)
      values (${key}, 1, ${noDelay}, ${now})
      on conflict (key) do update set
        failures = case when known.updated <= ${start} then 1 else least(known.failures + 1, 1000000) end,
        updated = case when known.updated <= ${start} then excluded.updated else known.updated end
      returning failures`,
    'count_use',
  );
  return (row?.failures ?? 0) <= most;
}

async function secondsLeft(db: Queryable, key: string, now: Date): Promise<number> {
  const row = await db.row<{ blocked_until: Date }>(
    sql`select blocked_until from login_attempts where key = ${key}`,
  );
  return Math.max(1, Math.ceil(((row?.blocked_until.getTime() ?? 0) - now.getTime()) / 1000));
}
