import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { defineFollower } from '../../../platform/events/follow.ts';
import { countedTypes, fold, type CountedEvent } from './fold.ts';
import { postLedger } from './post-ledger.ts';
import { refreshDashboards } from './refresh-dashboards.ts';
import { readCounted, writeCounted } from './counted.ts';

/** Counts what happens in conversations, and has dashboards load their numbers again. */
export const countEvents = defineFollower({
  name: 'reports',
  types: countedTypes,
  batch: 1000,
  // Events of the same moment are counted together, and dashboards notified once.
  gatherMs: 1000,
  handle: count,
  passed: refreshDashboards,
});

async function count(tx: Transaction, events: readonly CountedEvent[]): Promise<void> {
  const counted = await readCounted(tx, events);
  await postLedger(tx, fold(counted, events, await timeZoneOf(tx)));
  await writeCounted(tx, counted, events);
}

async function timeZoneOf(tx: Transaction): Promise<string> {
  const row = await tx.row<{ time_zone: string }>(
    sql`select time_zone from accounts where id = ${tx.account_id}`,
    'time_zone_of_reports',
  );
  if (!row) throw new Error('the company of the reports vanished');
  return row.time_zone;
}
