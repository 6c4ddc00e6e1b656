import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Queryable } from '../db/queryable.ts';
import { sql } from '../db/sql.ts';
import { notFrozen } from '../db/frozen.ts';
import { inRounds } from '../jobs/in-rounds.ts';
import type { Log } from '../log/log.ts';

/** Somebody of a company. */
export interface PresentPerson {
  account_id: string;
  user_id: string;
}

/** Records who has a screen open at this process, for everything that asks who is there. */
export interface Presence {
  came(person: PresentPerson): void;
  left(person: PresentPerson): void;
  close(): Promise<void>;
}

interface Options {
  database: Database;
  clock: Clock;
  log: Log;
  process_id: string;
}

const gatherMs = 200;
const renewMs = 20_000;
/** How long the entries of a process that died are still believed. */
const believedMs = 60_000;

/** Returns the earliest moment at which a person must have been seen to count as present. */
export function presentSince(now: Date): Date {
  return new Date(now.getTime() - believedMs);
}

/** Counts the screens of each person; changes are gathered, and everything is written again every 20 seconds. */
export function createPresence({ database, clock, log, process_id }: Options): Presence {
  const screens = new Map<string, PresentPerson & { count: number }>();
  let timer: NodeJS.Timeout | null = null;
  const rounds = inRounds(async () => {
    timer = null;
    const here = [...screens.values()].filter(({ count }) => count > 0);
    const gone = [...screens].filter(([, { count }]) => count === 0);
    const left = gone.map(([, person]) => person);
    try {
      await tell({ database, clock, process_id }, here, left);
      for (const [key, { count }] of gone) if (count === 0) screens.delete(key);
    } catch (error) {
      log.warn({ err: error }, 'who is present was not told; the next round does');
    }
  });
  const change = ({ account_id, user_id }: PresentPerson, by: 1 | -1) => {
    const key = `${account_id} ${user_id}`;
    const known = screens.get(key) ?? { account_id, user_id, count: 0 };
    known.count = Math.max(0, known.count + by);
    screens.set(key, known);
    timer ??= setTimeout(rounds.wake, gatherMs);
  };
  const renew = setInterval(() => {
    if (screens.size) rounds.wake();
  }, renewMs);
  return {
    came: (person) => change(person, 1),
    left: (person) => change(person, -1),
    async close() {
      clearInterval(renew);
      if (timer) clearTimeout(timer);
      for (const person of screens.values()) person.count = 0;
      if (screens.size) rounds.wake();
      await rounds.settled();
    },
  };
}

async function tell(
  { database, clock, process_id }: Omit<Options, 'log'>,
  here: readonly PresentPerson[],
  gone: readonly PresentPerson[],
): Promise<void> {
  const columns = (people: readonly PresentPerson[]) =>
    sql`unnest(${people.map(({ account_id }) => account_id)}::bigint[], ${people.map(({ user_id }) => user_id)}::uuid[])
      as given(account_id, user_id)`;
  const { acrossAccounts } = database;
  if (here.length) {
    await acrossAccounts.run(
      sql`insert into presences (account_id, user_id, process_id, seen)
        select account_id, user_id, ${process_id}, ${clock.now()} from ${columns(here)}
        where ${notFrozen('account_id')}
        on conflict (account_id, user_id, process_id) do update set seen = excluded.seen`,
      'people_present',
    );
  }
  if (gone.length) {
    await acrossAccounts.run(
      sql`delete from presences p using ${columns(gone)}
        where p.account_id = given.account_id and p.user_id = given.user_id and ${notFrozen('p.account_id')}
          and (p.process_id = ${process_id} or p.seen < ${presentSince(clock.now())})`,
      'people_gone',
    );
  }
}

/** Deletes who was last seen before a moment: people of processes that ended without signing them off. */
export async function forgetPresences(db: Queryable, before: Date): Promise<void> {
  await db.run(
    sql`delete from presences where seen < ${before} and ${notFrozen('account_id')}`,
    'forget_presences',
  );
}
