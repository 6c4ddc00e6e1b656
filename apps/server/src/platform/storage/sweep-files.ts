import type { Clock } from '../clock/clock.ts';
import type { AccountDb, Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Log } from '../log/log.ts';
import type { Storage } from './storage.ts';

/** Returns which of these stored files an area still needs: those that one of its rows points at. */
export type NeededFiles = (db: AccountDb, ids: readonly string[]) => Promise<readonly string[]>;

interface Sweeping {
  database: Database;
  storage: Storage;
  clock: Clock;
  log: Log;
  areas: readonly { neededFiles?: NeededFiles }[];
  /** Aborted when the process is about to end. */
  signal: AbortSignal;
}

/** Younger files may belong to a row that is about to be committed. */
const minAgeMs = 24 * 60 * 60 * 1000;

/**
 * Removes stored files that no row points at, left when a kill or a full disk came between a file and its row. It
 * only looks at companies that the database knows, so that a wrong DATABASE_URL costs nobody their files.
 */
export async function sweepFiles(sweeping: Sweeping): Promise<void> {
  const { database, log } = sweeping;
  const companies = await database.acrossAccounts.rows<{ id: string }>(
    sql`select id from accounts order by id`,
  );
  let removed = 0;
  for (const { id } of companies) removed += await sweepCompany(sweeping, database.forAccount(id));
  if (removed) log.warn({ removed }, 'stored files without a row removed');
}

async function sweepCompany({ storage, clock, areas, signal }: Sweeping, db: AccountDb): Promise<number> {
  const before = new Date(clock.now().getTime() - minAgeMs);
  let removed = 0;
  for await (const ids of storage.list(db.account_id)) {
    if (signal.aborted) break;
    const named = await Promise.all(
      areas.map(async ({ neededFiles }) => (await neededFiles?.(db, ids)) ?? []),
    );
    const needed = new Set(named.flat());
    for (const id of ids) {
      if (needed.has(id)) continue;
      if (await storage.removeOlder({ account_id: db.account_id, id }, before)) removed += 1;
    }
  }
  return removed;
}
