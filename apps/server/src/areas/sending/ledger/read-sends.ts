import {
  sendState,
  type HoldReason,
  type SendCounts,
  type SendReason,
  type SendState,
  type WaitReason,
} from '@prosa/contract';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { SourceKey } from '../source.ts';
import { standingReason, standingState, withSource } from './standing.ts';

type CompanyDoor = Queryable & { readonly account_id: string };

/** Returns the counts of a source without sends. */
export function noSends(): SendCounts {
  return Object.fromEntries(sendState.options.map((state) => [state, 0])) as SendCounts;
}

/** Counts the sends of sources of one kind by state, by source; from an index alone. */
export async function countSends(
  db: CompanyDoor,
  kind: string,
  source_ids: readonly string[],
): Promise<Map<string, SendCounts>> {
  const counts = new Map(source_ids.map((id) => [id, noSends()]));
  const rows = await db.rows<{ source_id: string; state: SendState; count: number }>(
    sql`select x.source_id, ${standingState} as state, sum(x.count)::integer as count
      from (
        select account_id, kind, source_id, state, count(*) as count from sends
        where account_id = ${db.account_id} and kind = ${kind} and source_id = any(${[...source_ids]}::uuid[])
        group by account_id, kind, source_id, state
      ) as x ${withSource} group by 1, 2`,
    'count_sends',
  );
  for (const { source_id, state, count } of rows) {
    const known = counts.get(source_id);
    if (known) known[state] = count;
  }
  return counts;
}

/**
 * Counts the sends of a source by state for each of `turns` rotating parts: of three, the sends in places 0, 3, 6, then
 * those in places 1, 4, 7, and so on.
 */
export async function countSendsInTurns(
  db: CompanyDoor,
  { kind, id }: SourceKey,
  turns: number,
): Promise<SendCounts[]> {
  const counts = Array.from({ length: turns }, noSends);
  const rows = await db.rows<{ turn: number; state: SendState; count: number }>(
    sql`select x.turn, ${standingState} as state, sum(x.count)::integer as count
      from (
        select account_id, kind, source_id, position % ${turns}::integer as turn, state, count(*) as count from sends
        where account_id = ${db.account_id} and kind = ${kind} and source_id = ${id}
        group by account_id, kind, source_id, turn, state
      ) as x ${withSource} group by 1, 2`,
    'count_sends_in_turns',
  );
  for (const { turn, state, count } of rows) {
    const known = counts[turn];
    if (known) known[state] = count;
  }
  return counts;
}

/** How a source is doing, besides its counts. */
export interface SourceProgress {
  source_id: string;
  /** Why it is held, and since when. */
  held_reason: HoldReason | null;
  held_at: Date | null;
  last_at: Date | null;
  /** What its number waits for, and until when: nobody's turn comes before. */
  wait_reason: WaitReason | null;
  wait_until: Date | null;
}

/** Reads how sources of one kind are doing; those that never planned anything are missing. */
export function readProgress(
  db: CompanyDoor,
  kind: string,
  source_ids: readonly string[],
): Promise<SourceProgress[]> {
  return db.rows<SourceProgress>(
    sql`select s.id as source_id, s.held_reason, s.held_at, s.last_at, n.wait_reason, n.wait_until
      from send_sources s left join send_numbers n on n.account_id = s.account_id and n.channel_id = s.channel_id
      where s.account_id = ${db.account_id} and s.kind = ${kind} and s.id = any(${[...source_ids]}::uuid[])`,
    'progress_of_sources',
  );
}

/** A send as lists show it. */
export interface SendRow {
  id: string;
  source_id: string;
  position: number;
  contact_id: string | null;
  phone: string | null;
  conversation_id: string | null;
  state: SendState;
  reason: SendReason | null;
  due_at: Date;
  handed_at: Date | null;
  replied_at: Date | null;
  data: Record<string, unknown>;
}

const shown = sql`x.id, x.source_id, x.position, x.contact_id, x.phone, x.conversation_id, ${standingState} as state,
  ${standingReason} as reason, x.due_at, x.handed_at, x.replied_at, x.data`;

interface Listing {
  /** Only those in these states; all, if empty. */
  states?: readonly SendState[];
  /** The position of the last send of the previous page. */
  after?: number;
  limit: number;
}

/** Reads sends of a source in the order in which they were planned. */
export function listSends(
  db: CompanyDoor,
  { kind, id }: SourceKey,
  { states = [], after = -1, limit }: Listing,
): Promise<SendRow[]> {
  return db.rows<SendRow>(
    sql`select ${shown}
      from sends x ${withSource}
      where x.account_id = ${db.account_id} and x.kind = ${kind} and x.source_id = ${id} and x.position > ${after}
        and (${states.length === 0} or ${standingState} = any(${[...states]}::text[]))
      order by x.position limit ${limit}`,
    'list_sends',
  );
}

/** Reads the sends of a source that come next, in the order of their line. */
export function nextSends(db: CompanyDoor, { kind, id }: SourceKey, limit: number): Promise<SendRow[]> {
  return db.rows<SendRow>(
    sql`select ${shown} from sends x ${withSource}
      where x.account_id = ${db.account_id} and x.kind = ${kind} and x.source_id = ${id}
        and x.state in ('waiting', 'held') and src.cancelled_at is null
      order by x.cold, x.available_at, x.position limit ${limit}`,
    'next_sends',
  );
}
