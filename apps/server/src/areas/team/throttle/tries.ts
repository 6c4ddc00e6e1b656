import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** Tries that are counted together, and how many may fail before each costs a delay. */
export interface Budget {
  key: string;
  free: number;
  /** Seconds that every try waits, including the first; none by default. */
  wait?: number;
}

/** Seconds until the next try, from the last free failure on; the last value is the longest. */
const delays = [5, 15, 30, 60];
const forgetAfterMs = 30 * 60_000;
const hourMs = 60 * 60_000;
/**
 * Stored while nothing is delayed. Requests overtake each other, so "now" would delay those that began a moment
 * earlier.
 */
const noDelay = new Date(0);
const maxCount = 1_000_000;

/**
 * Takes one try out of a budget before its outcome is known, so that simultaneous tries count as well; a try that
 * succeeds is given back. Throws the throttle's sentence while the delay runs. Such a call is not counted, so that
 * somebody else's impatience keeps nobody out for longer than the longest delay.
 */
export async function takeTry(db: Queryable, { key, free, wait = 0 }: Budget, now: Date): Promise<void> {
  if (wait > 0) await beginWait(db, { key, wait, now });
  const forgotten = new Date(now.getTime() - forgetAfterMs);
  const count = sql`case when known.updated < ${forgotten} then 1 else known.failures + 1 end`;
  const delay = sql`(${delays}::int[])[least(${count} - ${free}::int + 1, ${delays.length}::int)]`;
  const seconds = sql`nullif(greatest(coalesce(${delay}, 0), ${wait}::int), 0)`;
  const taken = await db.run(
    sql`insert into login_attempts as known (key, failures, blocked_until, updated)
      values (${key}, 1, ${noDelay}, ${now})
      on conflict (key) do update set
        failures = ${count},
        blocked_until = coalesce(${now}::timestamptz + make_interval(secs => ${seconds}), ${noDelay}),
        updated = excluded.updated
      where known.blocked_until <= ${now}`,
    'take_try',
  );
  if (!taken) throw new AppError('too_many_requests', { seconds: await secondsLeft(db, key, now) });
}

interface Waiting {
  key: string;
  wait: number;
  now: Date;
}

/** Begins the wait of a budget that nobody used recently, and throws; does nothing to one that is in use. */
async function beginWait(db: Queryable, { key, wait, now }: Waiting): Promise<void> {
  const end = new Date(now.getTime() + wait * 1000);
  const begun = await db.run(
    sql`insert into login_attempts as known (key, failures, blocked_until, updated) values (${key}, 0, ${end}, ${now})
      on conflict (key) do update set failures = 0, blocked_until = excluded.blocked_until, updated = excluded.updated
      where known.updated < ${new Date(now.getTime() - forgetAfterMs)}`,
    'begin_wait',
  );
  if (begun) throw new AppError('too_many_requests', { seconds: wait });
}

/** Counts a try that its own count does not delay, and returns how many there were recently. */
export async function countTry(db: Queryable, key: string, now: Date): Promise<number> {
  const row = await db.row<{ failures: number }>(
    sql`insert into login_attempts as known (key, failures, blocked_until, updated)
      values (${key}, 1, ${noDelay}, ${now})
      on conflict (key) do update set
        failures = case when known.updated < ${new Date(now.getTime() - forgetAfterMs)} then 1
          else least(known.failures + 1, ${maxCount}) end,
        updated = excluded.updated
      returning failures`,
    'count_try',
  );
  return row?.failures ?? 0;
}

/** Uncounts a try that was not a failure, and lifts the delay it set. */
export async function giveBackTry(db: Queryable, key: string): Promise<void> {
  await db.run(
    sql`update login_attempts set failures = greatest(failures - 1, 0), blocked_until = ${noDelay} where key = ${key}`,
    'give_back_try',
  );
}

/** Resets a budget. */
export async function forgetTries(db: Queryable, key: string): Promise<void> {
  await db.run(sql`delete from login_attempts where key = ${key}`, 'forget_tries');
}

interface Hourly {
  key: string;
  /** Uses within an hour, counted from the first of them. */
  most: number;
  now: Date;
}

/** Takes one of an hour's uses; returns the seconds until the next hour when none is left, else 0. */
export async function takeHourly(db: Queryable, { key, most, now }: Hourly): Promise<number> {
  const start = new Date(now.getTime() - hourMs);
  const row = await db.row<{ failures: number; updated: Date }>(
    sql`insert into login_attempts as known (key, failures, blocked_until, updated)
      values (${key}, 1, ${noDelay}, ${now})
      on conflict (key) do update set
        failures = case when known.updated <= ${start} then 1 else least(known.failures + 1, ${maxCount}) end,
        updated = case when known.updated <= ${start} then excluded.updated else known.updated end
      returning failures, updated`,
    'take_hourly',
  );
  if (!row || row.failures <= most) return 0;
  return Math.max(1, Math.ceil((row.updated.getTime() - start.getTime()) / 1000));
}

/** Takes one use of each of these; true when all had one left. */
export async function takeEachHourly(
  db: Queryable,
  budgets: readonly Omit<Hourly, 'now'>[],
  now: Date,
): Promise<boolean> {
  for (const budget of budgets) if ((await takeHourly(db, { ...budget, now })) > 0) return false;
  return true;
}

async function secondsLeft(db: Queryable, key: string, now: Date): Promise<number> {
  const row = await db.row<{ blocked_until: Date }>(
    sql`select blocked_until from login_attempts where key = ${key}`,
  );
  return Math.max(1, Math.ceil(((row?.blocked_until.getTime() ?? 0) - now.getTime()) / 1000));
}
