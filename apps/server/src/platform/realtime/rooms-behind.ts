import type { Queryable } from '../db/queryable.ts';
import { sql } from '../db/sql.ts';

/** What a company's room has handed out. */
export interface RoomPosition {
  account_id: string;
  sequence: number;
}

/** Returns the companies that have events beyond what their room has handed out; one statement for all rooms. */
export async function roomsBehind(db: Queryable, rooms: readonly RoomPosition[]): Promise<string[]> {
  if (!rooms.length) return [];
  const rows = await db.rows<{ account_id: string }>(
    sql`select s.account_id
      from unnest(${rooms.map(({ account_id }) => account_id)}::bigint[], ${rooms.map(({ sequence }) => sequence)}::bigint[])
        as room(account_id, sequence)
      join account_sequences s on s.account_id = room.account_id and s.last > room.sequence`,
    'rooms_behind',
  );
  return rows.map(({ account_id }) => account_id);
}
