import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { storedEvent, type EventRow } from '../../../platform/events/read-events.ts';
import { countedTypes, fold, type CountedEvent } from './fold.ts';
import { postLedger } from './post-ledger.ts';
import { readTold, writeTold } from './told.ts';

/** How far a company's events are counted. */
interface Cursor {
  sequence: number;
  time_zone: string;
  /** The company's newest event. */
  newest: number;
}

const mostEvents = 1000;

/**
 * Counts what happened since the last time: numbers and cursor move in one commit, so that every event counts once,
 * whatever crashes. Where there is no cursor, or the company's calendar changed, everything is counted anew in one
 * transaction. Answers how many events it went past.
 */
export async function countEvents(db: AccountDb, most = mostEvents): Promise<number> {
  for (let passed = 0; ;) {
    const round = await db.transaction((tx) => countRound(tx, most));
    passed += round.passed;
    if (round.done) return passed;
  }
}

/** Forgets a company's numbers and counts all its events again. */
export async function recount(db: AccountDb, most = mostEvents): Promise<void> {
  await db.run(sql`delete from report_progress where account_id = ${db.account_id}`);
  await countEvents(db, most);
}

async function countRound(tx: Transaction, most: number): Promise<{ passed: number; done: boolean }> {
  const { cursor, isNew } = await takeCursor(tx);
  const start = cursor.sequence;
  // A recount shows nothing half done: it goes to the end before it commits.
  do await countBatch(tx, cursor, most);
  while (isNew && cursor.sequence < cursor.newest);
  return { passed: cursor.sequence - start, done: cursor.sequence >= cursor.newest };
}

async function takeCursor(tx: Transaction): Promise<{ cursor: Cursor; isNew: boolean }> {
  const { account_id } = tx;
  await tx.run(
    sql`delete from report_progress p using accounts a
      where p.account_id = ${account_id} and a.id = ${account_id} and a.time_zone <> p.time_zone`,
    'drop_report_cursor',
  );
  const isNew =
    (await tx.run(
      sql`insert into report_progress (account_id, time_zone)
        select id, time_zone from accounts where id = ${account_id} on conflict do nothing`,
      'make_report_cursor',
    )) > 0;
  if (isNew) await forget(tx);
  // The lock keeps a second worker out until this one committed.
  const row = await tx.row<{ sequence: string; time_zone: string; newest: string | null }>(
    sql`select p.sequence, p.time_zone, s.last as newest from report_progress p
      left join account_sequences s on s.account_id = p.account_id
      where p.account_id = ${account_id} for update of p`,
    'take_report_cursor',
  );
  if (!row) throw new Error('the cursor of the reports vanished');
  const [sequence, newest] = [Number(row.sequence), Number(row.newest ?? 0)];
  return { cursor: { sequence, newest, time_zone: row.time_zone }, isNew };
}

async function forget(tx: Transaction): Promise<void> {
  for (const table of ['report_conversations', 'report_contacts', 'report_days', 'report_tag_days']) {
    await tx.run(sql`delete from ${raw(table)} where account_id = ${tx.account_id}`);
  }
}

async function countBatch(tx: Transaction, cursor: Cursor, most: number): Promise<void> {
  const events = await eventsToCount(tx, cursor, most);
  if (events.length) {
    const told = await readTold(tx, events);
    await postLedger(tx, fold(told, events, cursor.time_zone));
    await writeTold(tx, told, events);
  }
  cursor.sequence = events.length < most ? cursor.newest : (events.at(-1)?.sequence ?? cursor.newest);
  await tx.run(
    sql`update report_progress set sequence = ${cursor.sequence} where account_id = ${tx.account_id}`,
    'move_report_cursor',
  );
}

/** Only up to the newest event known: what is committed meanwhile waits for the next round. */
async function eventsToCount(
  tx: Transaction,
  { sequence, newest }: Cursor,
  most: number,
): Promise<CountedEvent[]> {
  const rows = await tx.rows<EventRow>(
    sql`select sequence, type, payload from domain_events
      where account_id = ${tx.account_id} and sequence > ${sequence} and sequence <= ${newest}
        and type = any(${[...countedTypes]}::text[])
      order by sequence limit ${raw(String(most))}`,
    `events_to_count_${most}`,
  );
  return rows.map((row) => storedEvent(row) as CountedEvent);
}
