import type { Ids } from '../../../platform/clock/ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { carriedFrom } from './chat-stage.ts';
import { lockOfPairs, lockPairs, pairKey, type Pair } from './pairs.ts';
import { lastAddressFrom } from './reached-at.ts';
import type { ConversationState } from './state.ts';

interface Opening {
  pairs: readonly Pair[];
  now: Date;
  /** The person who begins it and their department; without one it opens as a new one of its channel does. */
  as?: { department_id: string; user_id: string; address: string | null };
}

/**
 * Opens the quiet conversations of pairs that have none in progress, with what was sent before in their threads. Returns
 * their ids; the trigger of the table makes them quiet no more.
 */
export async function openQuiet(tx: Transaction, { pairs, now, as }: Opening): Promise<string[]> {
  const given = { channel_id: sql`c.channel_id`, contact_id: sql`c.contact_id` };
  const isPersons = as !== undefined;
  const firstService = sql`case when ${isPersons} or ch.redirect = 'human' then null else`;
  const rows = await tx.rows<{ id: string }>(
    sql`update conversations c set finished = null, created = ${now}, last_activity = ${now}, is_new = ${!isPersons},
        auto_follow_up = true, unread = 0, priority = 'normal', start_flow = null,
        department_id = coalesce(${as?.department_id ?? null}::uuid, ch.department_id),
        user_id = ${as?.user_id ?? null}::uuid, is_manual = ${isPersons} or ch.redirect = 'human',
        chatbot_type = ${firstService} ch.redirect end, flow_id = ${firstService} ch.flow_id end,
        address = coalesce(${as?.address ?? null}, c.address),
        customer_wrote = ${carriedFrom(tx.account_id, given, now)}
      from unnest(${pairs.map(({ channel_id }) => channel_id)}::bigint[],
        ${pairs.map(({ contact_id }) => contact_id)}::uuid[]) as given(channel_id, contact_id)
      join channels ch on ch.account_id = ${tx.account_id} and ch.id = given.channel_id
      where c.account_id = ${tx.account_id} and c.channel_id = given.channel_id and c.contact_id = given.contact_id
        and c.quiet and not exists (
          select from conversations o where o.account_id = ${tx.account_id} and o.channel_id = given.channel_id
            and o.contact_id = given.contact_id and o.finished is null)
      returning c.id`,
    'open_quiet',
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks the conversations in which something is sent to customers without opening one, by `"<channel> <contact>"`: of
 * each pair the one in progress, otherwise the quiet one, which is made if there is none. Locks are taken in the order in
 * which what customers write takes them.
 */
export async function conversationsToSend(
  tx: Transaction,
  pairs: readonly Pair[],
  { now, ids }: { now: Date; ids: Ids },
): Promise<Map<string, ConversationState>> {
  const known = await lockOfPairs(tx, pairs, 'open');
  const missing = pairs.filter((pair) => !known.has(pairKey(pair)));
  if (!missing.length) return known;
  // Sent together: one that opens meanwhile is seen, because the lock waits for its commit.
  const [, , found] = await Promise.all([
    lockPairs(tx, missing),
    makeQuiet(tx, missing, { now, ids }),
    lockOfPairs(tx, missing, 'open or quiet'),
  ]);
  return new Map([...known, ...found]);
}

async function makeQuiet(
  tx: Transaction,
  pairs: readonly Pair[],
  { now, ids }: { now: Date; ids: Ids },
): Promise<void> {
  const given = { channel_id: sql`given.channel_id`, contact_id: sql`given.contact_id` };
  await tx.run(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, chatbot_type, flow_id,
        created, last_activity, finished, quiet, address, customer_wrote)
      select ${tx.account_id}, given.id, ch.id, given.contact_id, ch.department_id, ch.redirect = 'human',
        case when ch.redirect = 'human' then null else ch.redirect end,
        case when ch.redirect = 'human' then null else ch.flow_id end, ${now}, ${now}, ${now}, true,
        ${lastAddressFrom(tx.account_id, given)}, ${carriedFrom(tx.account_id, given, now)}
      from unnest(${pairs.map(() => ids.next())}::uuid[], ${pairs.map(({ channel_id }) => channel_id)}::bigint[],
        ${pairs.map(({ contact_id }) => contact_id)}::uuid[]) as given(id, channel_id, contact_id)
      join channels ch on ch.account_id = ${tx.account_id} and ch.id = given.channel_id
      where not exists (select from conversations c where c.account_id = ${tx.account_id}
        and c.channel_id = given.channel_id and c.contact_id = given.contact_id and (c.finished is null or c.quiet))
      on conflict do nothing`,
    'make_quiet',
  );
}
