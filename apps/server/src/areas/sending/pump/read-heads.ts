import type { Transaction } from '../../../platform/db/database.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';

/** A send that is next in its line, with what its source says about all of them. */
export interface Head {
  id: string;
  kind: string;
  source_id: string;
  line: string;
  cold: boolean;
  contact_id: string | null;
  phone: string | null;
  due_at: Date;
  available_at: Date;
  expires_at: Date | null;
  attempt: number;
  data: Record<string, unknown>;
  gap_seconds: number;
  last_at: Date | null;
  keeps_window: boolean;
  once: boolean;
  same_text_allowed: boolean;
}

interface Wanted {
  channel_id: string;
  /** How many of each line. */
  max: number;
}

/**
 * Reads the next sends of each line of a number in their order, apart those that begin chats. It jumps from line to line
 * in the index, so it costs the same for one send and for fifty thousand. Lines of sources that are held or cancelled as
 * a whole are passed over.
 */
export function readHeads({ account_id, rows }: Transaction, wanted: Wanted): Promise<Head[]> {
  return rows<Head>(headsOf({ account_id, ...wanted }), 'heads_of_lines');
}

/** Returns the query of the next sends. */
export function headsOf({ account_id, channel_id, max }: Wanted & { account_id: string }): Sql {
  const own = sql`s.account_id = ${account_id} and s.channel_id = ${channel_id} and s.state = 'waiting'`;
  return sql`with recursive lines(line, cold) as (
        (select s.line, s.cold from sends s where ${own} order by s.line, s.cold limit 1)
        union all
        select next.line, next.cold from lines cross join lateral (
          select s.line, s.cold from sends s where ${own} and (s.line, s.cold) > (lines.line, lines.cold)
          order by s.line, s.cold limit 1
        ) as next
      )
      select head.*, source.gap_seconds, source.last_at, source.keeps_window, source.once, source.same_text_allowed
      from lines cross join lateral (
        select s.id, s.kind, s.source_id, s.line, s.cold, s.contact_id, s.phone, s.due_at, s.available_at, s.expires_at,
          s.attempt, s.data, s.position
        from sends s where ${own} and s.line = lines.line and s.cold = lines.cold
        order by s.available_at, s.position limit ${max}
      ) as head
      join send_sources source on source.account_id = ${account_id} and source.kind = head.kind and source.id = head.source_id
      where source.held_reason is null and source.cancelled_at is null
      order by head.line, head.cold, head.available_at, head.position`;
}
