import type { Queryable } from '../db/queryable.ts';
import { sql } from '../db/sql.ts';
import type { StoredEvent } from './domain-events.ts';

/** Returns the company's newest sequence; 0 before its first event. */
export async function lastSequence(db: Queryable, account_id: string): Promise<number> {
  const row = await db.row<{ last: string }>(
    sql`select last from account_sequences where account_id = ${account_id}`,
    'last_sequence',
  );
  return Number(row?.last ?? 0);
}

/** Returns the events after `since`, oldest first, at most `most`. */
export async function eventsSince(
  db: Queryable,
  { account_id, since, most }: { account_id: string; since: number; most: number },
): Promise<StoredEvent[]> {
  const rows = await db.rows<EventRow>(
    sql`select sequence, type, payload from domain_events
      where account_id = ${account_id} and sequence > ${since}
      order by sequence limit ${most}`,
    'events_since',
  );
  return rows.map(storedEvent);
}

/** The columns `sequence`, `type` and `payload` of an event, as the driver reads them. */
export interface EventRow {
  sequence: string;
  type: string;
  payload: unknown;
}

/** Types a row of `domain_events`: only `tx.record` writes them, and it checks types and payloads. */
export function storedEvent({ sequence, type, payload }: EventRow): StoredEvent {
  return { sequence: Number(sequence), type, payload } as StoredEvent;
}
