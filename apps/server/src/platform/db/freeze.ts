import { setTimeout as delay } from 'node:timers/promises';
import type { Queryable } from './queryable.ts';
import { sql } from './sql.ts';

/** What a freeze came to. */
export type Frozen =
  /** Nothing of the company is written any more; `sequence` is its newest event. */
  | { state: 'frozen'; sequence: string }
  /** It takes no new writes, but transactions that began before are still open. */
  | { state: 'draining'; open: number }
  | { state: 'unknown company' };

const lookAgainMs = 20;
const maxLooks = 3000;

/**
 * Freezes a company: its rows are read, not written. When it returns `frozen`, every write that was let through has
 * committed or ended. It waits for that as `create index concurrently` does: a statement locks its table before it
 * takes its snapshot, so one that holds no such lock once the mark is committed will see it.
 */
export async function freezeCompany(db: Queryable, account_id: string): Promise<Frozen> {
  const marked = await db.run(
    sql`insert into account_sequences as known (account_id, frozen)
      select id, now() from accounts where id = ${account_id}
      on conflict (account_id) do update set frozen = coalesce(known.frozen, excluded.frozen)`,
  );
  if (!marked) return { state: 'unknown company' };
  let open = await writers(db);
  for (let look = 1; open.length && look < maxLooks; look += 1) {
    await delay(lookAgainMs);
    const still = new Set(await writers(db));
    open = open.filter((one) => still.has(one));
  }
  if (open.length) return { state: 'draining', open: open.length };
  const row = await db.row<{ sequence: string }>(
    sql`select last::text as sequence from account_sequences where account_id = ${account_id}`,
  );
  return { state: 'frozen', sequence: row?.sequence ?? '0' };
}

/** Lets a company write again; returns whether it was frozen. What waited is found by the polls within seconds. */
export async function unfreezeCompany(db: Queryable, account_id: string): Promise<boolean> {
  const changed = await db.run(
    sql`update account_sequences set frozen = null where account_id = ${account_id} and frozen is not null`,
  );
  return changed > 0;
}

/** Returns whether a company is frozen. */
export async function isFrozen(db: Queryable, account_id: string): Promise<boolean> {
  const row = await db.row(
    sql`select from account_sequences where account_id = ${account_id} and frozen is not null`,
    'is_frozen',
  );
  return row !== null;
}

/** Returns the transactions that may be writing rows, of whatever company, except this one. */
async function writers(db: Queryable): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    sql`select distinct l.virtualtransaction as id from pg_locks l
      join pg_database d on d.oid = l.database and d.datname = current_database()
      join pg_class c on c.oid = l.relation and c.relnamespace = 'public'::regnamespace
      where l.mode = 'RowExclusiveLock' and l.pid <> pg_backend_pid()`,
  );
  return rows.map(({ id }) => id);
}
