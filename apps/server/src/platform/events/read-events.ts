import type { Queryable } from '../db/queryable.ts';
import { sql } from '../db/sql.ts';
import type { StoredEvent } from './append-events.ts';

/** The company's newest sequence; 0 before its first event. */
export async function lastSequence(db: Queryable, account_id: string): Promise<number> {
  const row = await db.row<{ last: string }>(
    sql`select last from account_sequences where account_id = ${account_id}`,
    'last_sequence',
  );
  return Number(row?.last ?? 0);
}

/** Events after `since`, oldest first, at most `most`. */
export async function eventsSince(
  db: Queryable,
  { account_id, since, most }: { account_id: string; since: number; most: number },
): Promise<StoredEvent[]> {
  const rows = await db.rows<{ sequence: string; type: string; payload: unknown }>(
    sql`select sequence, type, payload from domain_events
      where account_id = ${account_id} and sequence > ${since}
      order by sequence limit ${most}`,
    'events_since',
  );
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
}
