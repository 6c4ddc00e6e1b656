import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { stateColumns, type ConversationState } from './state.ts';

/** A customer and the number over which they write: both have at most one conversation in progress. */
export interface Pair {
  channel_id: string;
  contact_id: string;
}

/** Returns what identifies a conversation in progress: its channel and its contact. */
export function pairKey({ channel_id, contact_id }: Pair): string {
  return `${channel_id} ${contact_id}`;
}

/**
 * Lets nobody else open a conversation of these pairs, or write a quiet one, until the transaction ends: a reply and
 * what is sent at the same moment end up in one conversation.
 */
export async function lockPairs(tx: Transaction, pairs: readonly Pair[]): Promise<void> {
  const keys = pairs.map((pair) => `${tx.account_id} ${pairKey(pair)}`).sort();
  await tx.rows(
    sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as key`,
    'lock_pairs',
  );
}

const kinds = {
  open: { which: sql`c.finished is null`, name: 'lock_open_conversations' },
  'open or quiet': { which: sql`(c.finished is null or c.quiet)`, name: 'lock_open_or_quiet' },
} as const;

/**
 * Locks the conversation of each pair that is in progress, or else its quiet one where that will do; by
 * `"<channel> <contact>"`.
 */
export async function lockOfPairs(
  tx: Transaction,
  pairs: readonly Pair[],
  kind: keyof typeof kinds,
): Promise<Map<string, ConversationState>> {
  const { which, name } = kinds[kind];
  const rows = await tx.rows<ConversationState>(
    sql`select ${stateColumns}
      from unnest(${pairs.map((pair) => pair.channel_id)}::bigint[], ${pairs.map((pair) => pair.contact_id)}::uuid[])
        as given(channel_id, contact_id)
      join conversations c on c.account_id = ${tx.account_id} and c.channel_id = given.channel_id
        and c.contact_id = given.contact_id and ${which}
      order by c.id for update of c`,
    name,
  );
  // What comes later replaces what was there before.
  const quietFirst = rows.toSorted((one, other) => Number(other.quiet) - Number(one.quiet));
  return new Map(quietFirst.map((row) => [pairKey(row), row]));
}
