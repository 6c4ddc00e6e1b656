import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

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
