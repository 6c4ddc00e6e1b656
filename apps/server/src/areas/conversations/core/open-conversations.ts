import type { Ids } from '../../../platform/clock/ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { carriedFrom } from './chat-stage.ts';
import { conversationOpened } from './events.ts';
import { lockOfPairs, lockPairs, pairKey, type Pair } from './pairs.ts';
import { openQuiet } from './quiet-conversations.ts';
import type { ConversationState } from './state.ts';

/** A conversation in progress, locked until the transaction ends. */
export interface OpenConversation extends ConversationState {
  /** True when this transaction opened it. */
  opened: boolean;
}

interface Wanted extends Pair {
  /** Whether to open one when none is in progress. */
  opens: boolean;
}

/**
 * Finds and locks the one conversation in progress for each (channel, contact), by `"<channel> <contact>"`. Where
 * `opens` is set, a missing one is opened with the channel's first service and department: the quiet one, if there is
 * one, otherwise a new one. The unique index decides when two processes open one at once.
 */
export async function openConversations(
  tx: Transaction,
  { wanted, now, ids }: { wanted: readonly Wanted[]; now: Date; ids: Ids },
): Promise<Map<string, OpenConversation>> {
  const pairs = new Map(wanted.map((pair) => [pairKey(pair), pair]));
  const found = await lockOfPairs(tx, [...pairs.values()], 'open');
  const open = new Map([...found].map(([key, row]) => [key, { ...row, opened: false }]));
  const missing = [...pairs.values()].filter((pair) => pair.opens && !open.has(pairKey(pair)));
  if (!missing.length) return open;
  // Sent together: one that is being written quietly is seen, because the lock waits for its commit.
  const [, woken, inserted] = await Promise.all([
    lockPairs(tx, missing),
    openQuiet(tx, { pairs: missing, now }),
    insertMissing(tx, { missing, now, ids }),
  ]);
  const made = new Set([...woken, ...inserted]);
  for (const [key, row] of await lockOfPairs(tx, missing, 'open'))
    open.set(key, { ...row, opened: made.has(row.id) });
  return open;
}

async function insertMissing(
  tx: Transaction,
  { missing, now, ids }: { missing: readonly Pair[]; now: Date; ids: Ids },
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, chatbot_type,
        flow_id, created, last_activity, customer_wrote)
      select ${tx.account_id}, given.id, given.channel_id, given.contact_id, ch.department_id,
        ch.redirect = 'human', case when ch.redirect = 'human' then null else ch.redirect end,
        case when ch.redirect = 'human' then null else ch.flow_id end, ${now}, ${now},
        ${carriedFrom(tx.account_id, { channel_id: sql`given.channel_id`, contact_id: sql`given.contact_id` }, now)}
      from unnest(${missing.map(() => ids.next())}::uuid[], ${missing.map((pair) => pair.channel_id)}::bigint[],
        ${missing.map((pair) => pair.contact_id)}::uuid[]) as given(id, channel_id, contact_id)
      join channels ch on ch.account_id = ${tx.account_id} and ch.id = given.channel_id
      order by given.channel_id, given.contact_id
      on conflict (account_id, channel_id, contact_id) where finished is null do nothing
      returning id`,
    'open_conversations',
  );
  return rows.map((row) => row.id);
}

interface Beginning extends Pair {
  department_id: string;
  user_id: string;
  /** Where the customer is answered; null for wherever the number reaches them. */
  address: string | null;
}

/**
 * Opens a conversation that a person begins and owns, and returns its id. If one is already in progress with this
 * contact over this channel, returns its id instead.
 */
export async function beginConversation(
  tx: Transaction,
  beginning: Beginning,
  { now, ids }: { now: Date; ids: Ids },
): Promise<string> {
  const { channel_id, contact_id, department_id, user_id, address } = beginning;
  await lockPairs(tx, [beginning]);
  const [woken] = await openQuiet(tx, { pairs: [beginning], now, as: beginning });
  if (woken) {
    tx.record(
      conversationOpened({ channel_id, contact_id, department_id, id: woken, is_manual: true, created: now }),
    );
    return woken;
  }
  const id = ids.next();
  const made = await tx.run(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, user_id, is_manual, is_new,
        created, last_activity, address, customer_wrote)
      values (${tx.account_id}, ${id}, ${channel_id}, ${contact_id}, ${department_id}, ${user_id}, true, false,
        ${now}, ${now}, ${address}, ${carriedFrom(tx.account_id, { channel_id: sql`${channel_id}::bigint`, contact_id: sql`${contact_id}::uuid` }, now)})
      on conflict (account_id, channel_id, contact_id) where finished is null do nothing`,
    'begin_conversation',
  );
  if (made) {
    tx.record(
      conversationOpened({ channel_id, contact_id, department_id, id, is_manual: true, created: now }),
    );
    return id;
  }
  const open = await tx.row<{ id: string }>(
    sql`select id from conversations where account_id = ${tx.account_id} and channel_id = ${channel_id}
      and contact_id = ${contact_id} and finished is null`,
    'open_conversation_of',
  );
  return open?.id ?? id;
}
