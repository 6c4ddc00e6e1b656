import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Arrival } from './arrival.ts';

/** Returns what identifies a message: its channel and its id there. */
export function keyOf({ channel_id, message }: Arrival): string {
  return `${channel_id} ${message.platform_message_id}`;
}

/** Returns whether the content of a message has not come yet. */
export function isUnreadable({ message: { marks } }: Arrival): boolean {
  return marks?.includes('undecryptable') ?? false;
}

/** Returns the arrivals that are not stored yet. */
export async function dropKnown<Kind extends Arrival>(
  tx: Queryable & { account_id: string },
  arrivals: readonly Kind[],
): Promise<Kind[]> {
  const channels = arrivals.map(({ channel_id }) => channel_id);
  const platformIds = arrivals.map(({ message }) => message.platform_message_id);
  const known = await tx.rows<{ channel_id: string; platform_message_id: string }>(
    sql`select m.channel_id, m.platform_message_id
      from unnest(${channels}::bigint[], ${platformIds}::text[]) as given(channel_id, platform_message_id)
      join messages m on m.account_id = ${tx.account_id} and m.channel_id = given.channel_id
        and m.platform_message_id = given.platform_message_id`,
    'known_messages',
  );
  if (!known.length) return [...arrivals];
  const keys = new Set(known.map((row) => `${row.channel_id} ${row.platform_message_id}`));
  return arrivals.filter((arrival) => !keys.has(keyOf(arrival)));
}
