import type { Ids } from '../../../platform/clock/ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { found } from '../../../platform/http/app-error.ts';
import { sql } from '../../../platform/db/sql.ts';
import { carriedFrom } from './chat-stage.ts';
import { lockPairs, type Pair } from './pairs.ts';
import { lastAddress } from './reached-at.ts';
import { stateColumns, type ConversationState } from './state.ts';

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
 * Locks the conversation in which something is sent to a customer without opening one: the one in progress, otherwise
 * the quiet one of this pair, which is made if there is none.
 */
export async function conversationToSend(
  tx: Transaction,
  pair: Pair,
  { now, ids }: { now: Date; ids: Ids },
): Promise<ConversationState> {
  const { channel_id, contact_id } = pair;
  await lockPairs(tx, [pair]);
  const known = await lockOpenOrQuiet(tx, pair);
  if (known) return known;
  const given = { channel_id: sql`ch.id`, contact_id: sql`${contact_id}::uuid` };
  const address = await lastAddress(tx, pair);
  await tx.run(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, chatbot_type, flow_id,
        created, last_activity, finished, quiet, address, customer_wrote)
      select ${tx.account_id}, ${ids.next()}, ch.id, ${contact_id}, ch.department_id, ch.redirect = 'human',
        case when ch.redirect = 'human' then null else ch.redirect end,
        case when ch.redirect = 'human' then null else ch.flow_id end, ${now}, ${now}, ${now}, true, ${address},
        ${carriedFrom(tx.account_id, given, now)}
      from channels ch where ch.account_id = ${tx.account_id} and ch.id = ${channel_id}
      on conflict do nothing`,
    'make_quiet',
  );
  return found(await lockOpenOrQuiet(tx, pair));
}

function lockOpenOrQuiet(
  tx: Transaction,
  { channel_id, contact_id }: Pair,
): Promise<ConversationState | null> {
  return tx.row<ConversationState>(
    sql`select ${stateColumns} from conversations c
      where c.account_id = ${tx.account_id} and c.channel_id = ${channel_id} and c.contact_id = ${contact_id}
        and (c.finished is null or c.quiet)
      order by c.quiet limit 1 for update of c`,
    'lock_open_or_quiet',
  );
}
