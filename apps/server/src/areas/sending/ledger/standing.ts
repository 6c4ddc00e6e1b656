import { sql } from '../../../platform/db/sql.ts';

/**
 * The state of a send `x` of the source `src`: one that waits is held or cancelled where its source is, although its own
 * row says so later or never (migration 0043).
 */
export const standingState = sql`case
  when x.state in ('waiting', 'held') and src.cancelled_at is not null then 'cancelled'
  when x.state = 'waiting' and src.held_reason is not null then 'held'
  else x.state end`;

/** The reason of a send in that state. */
export const standingReason = sql`case
  when x.state in ('waiting', 'held') and src.cancelled_at is not null then null
  when x.state = 'waiting' and src.held_reason is not null then src.held_reason
  else x.reason end`;

/** Joins the source of a send `x` as `src`. */
export const withSource = sql`join send_sources src
  on src.account_id = x.account_id and src.kind = x.kind and src.id = x.source_id`;
