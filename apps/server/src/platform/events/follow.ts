import type { AccountDb, Transaction } from '../db/database.ts';
import { raw, sql } from '../db/sql.ts';
import type { CompanyShare } from '../processes/company-share.ts';
import type { Runtime } from '../runtime.ts';
import { moveCursor, startCursor } from './cursors.ts';
import type { DomainEvent, EventType, StoredEvent } from './domain-events.ts';
import type { Following } from './hint.ts';
import { storedEvent, type EventRow } from './read-events.ts';
import { watchCompanies } from './watch-companies.ts';

/** Code that reads companies' events in order and reacts; an event that a follower has not read is not pruned. */
export interface Follower extends Following {
  /** Starts it in this process, for the companies that fall to it; the returned function stops it. */
  start(runtime: Runtime, share: CompanyShare): Promise<() => Promise<void>>;
}

interface Handling<Type extends EventType> {
  /** Names its cursors; never changes. */
  name: string;
  types: readonly Type[];
  /** Returns whether an event of these types concerns it; by default each does. */
  heeds?(event: DomainEvent): boolean;
  /** The most events that are handled in one transaction. */
  batch: number;
  /** How long events gather before they are handled together, in milliseconds. */
  gatherMs: number;
  /** Handles events of one company, oldest first. The cursor is in the same commit, so each event counts once. */
  handle(tx: Transaction, events: readonly StoredEvent<Type>[]): Promise<void>;
  /** Called when events were passed, of whatever type. */
  passed?(runtime: Runtime, account_id: string): void;
}

/** A follower of the events of every company. */
export type EventFollower<Type extends EventType = EventType> = Follower & Handling<Type>;

/** How many companies are followed at once: enough for a process to be busy while it waits for the database. */
const maxAtOnce = 4;
/** When a company is looked at again whose cursor another process holds: it may have read before the newest event. */
const heldPauseMs = 500;
const failedPauseMs = 10_000;

/** Defines a follower. It starts at a company's oldest event, and tries again what failed. */
export function defineFollower<Type extends EventType>(handling: Handling<Type>): EventFollower<Type>;
export function defineFollower(handling: Handling<EventType>): EventFollower {
  const follower: EventFollower = {
    ...handling,
    everyCompany: true,
    start: (runtime, share) => start(runtime, { share, follower }),
  };
  return follower;
}

interface Starting {
  share: CompanyShare;
  follower: EventFollower;
}

async function start(runtime: Runtime, { share, follower }: Starting): Promise<() => Promise<void>> {
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  let stopped = false;
  const work = () => {
    timer = undefined;
    const companies = [...due];
    due.clear();
    working = working.then(() => followEach(companies));
  };
  const wake = (account_id: string) => {
    if (stopped) return;
    due.add(account_id);
    timer ??= setTimeout(work, follower.gatherMs);
  };
  const followEach = async (companies: readonly string[]) => {
    const left = companies.values(); // each lane takes the next
    const lane = async () => {
      for (const account_id of left) {
        if (stopped) return;
        const againMs = await followCompany(runtime, account_id, { follower, isStopped: () => stopped });
        if (againMs !== null) setTimeout(wake, againMs, account_id).unref();
      }
    };
    await Promise.all(Array.from({ length: maxAtOnce }, lane));
  };
  const unwatch = await watchCompanies(runtime, share, { ...follower, hinted: wake, behind: wake });
  return async () => {
    stopped = true;
    unwatch();
    clearTimeout(timer);
    await working;
  };
}

interface FollowingCompany {
  follower: EventFollower;
  isStopped: () => boolean;
}

/** Follows a company to its newest event; returns after how many milliseconds to try again, null when it is done. */
async function followCompany(
  runtime: Runtime,
  account_id: string,
  { follower, isStopped }: FollowingCompany,
): Promise<number | null> {
  try {
    const passed = await passEvents(runtime.database.forAccount(account_id), follower, { isStopped });
    if (passed) follower.passed?.(runtime, account_id);
    return passed === null ? heldPauseMs : null;
  } catch (error) {
    // The cursor has not moved: it commits together with what was handled.
    runtime.log.warn({ err: error, account_id, follower: follower.name }, 'events not followed yet');
    return failedPauseMs;
  }
}

interface Passing {
  batch?: number | undefined;
  /** Asked after each batch: the rest is left to the next process, or a long backlog would keep this one from ending. */
  isStopped?: () => boolean;
}

/** Handles a company's new events and returns how many were passed; null while another process holds its cursor. */
export async function passEvents(
  db: AccountDb,
  follower: EventFollower,
  { batch = follower.batch, isStopped = () => false }: Passing = {},
): Promise<number | null> {
  for (let passed = 0; ;) {
    const round = await db.transaction((tx) => passBatch(tx, follower, batch));
    if (!round) return null;
    passed += round.passed;
    if (!round.more || isStopped()) return passed;
  }
}

interface Passed {
  passed: number;
  more: boolean;
}

async function passBatch(tx: Transaction, follower: EventFollower, batch: number): Promise<Passed | null> {
  const { name } = follower;
  const place = await takePlace(tx, name);
  if (!place) return begin(tx, name);
  const { sequence, newest } = place;
  if (sequence >= newest) return { passed: 0, more: false };
  const events = await eventsBetween(tx, { ...place, follower, batch });
  if (events.length) await follower.handle(tx, events);
  const reached = events.length < batch ? newest : (events.at(-1)?.sequence ?? newest);
  await moveCursor(tx, name, reached);
  return { passed: reached - sequence, more: reached < newest };
}

/** Begins with a company that was not followed; null when another process holds its cursor. */
async function begin(tx: Transaction, name: string): Promise<Passed | null> {
  const start = await startCursor(tx, name, 'oldest');
  return start === 'known' ? null : { passed: 0, more: start === 'started' };
}

interface Place {
  sequence: number;
  /** The company's newest event. */
  newest: number;
}

/** Locks the cursor, so that a second process stays out until this one commits, and reads the position. */
async function takePlace(tx: Transaction, follower: string): Promise<Place | null> {
  const row = await tx.row<{ sequence: string; newest: string | null }>(
    sql`select c.sequence, s.last as newest from event_cursors c
      left join account_sequences s on s.account_id = c.account_id
      where c.account_id = ${tx.account_id} and c.follower = ${follower} for update of c skip locked`,
    'take_place_in_events',
  );
  return row && { sequence: Number(row.sequence), newest: Number(row.newest ?? 0) };
}

/** Reads events only up to the newest one known: what is committed meanwhile waits for the next batch. */
async function eventsBetween(
  tx: Transaction,
  { sequence, newest, follower, batch }: Place & { follower: EventFollower; batch: number },
): Promise<StoredEvent[]> {
  const rows = await tx.rows<EventRow>(
    sql`select sequence, type, payload from domain_events
      where account_id = ${tx.account_id} and sequence > ${sequence} and sequence <= ${newest}
        and type = any(${[...follower.types]}::text[])
      order by sequence limit ${raw(String(batch))}`,
  );
  return rows.map(storedEvent);
}
