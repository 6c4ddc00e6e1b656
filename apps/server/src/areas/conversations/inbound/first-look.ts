import { lookForOwners } from '../../channels/index.ts';
import {
  containsKeyword,
  keywordsOf,
  lookForContacts,
  type ContactLook,
  type Keyword,
  type KnownContact,
  type Peer,
} from '../../contacts/index.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import type { OpenConversation } from '../core/open-conversations.ts';
import { pairKey } from '../core/pairs.ts';
import { stateColumns, type ConversationState } from '../core/state.ts';
import { storable } from '../storable.ts';
import type { Arrival, PlacedArrival } from './arrival.ts';
import { keyOf } from './drop-known.ts';

/** Keywords are searched in as much of a text as is stored. */
export const maxSearched = 100_000;

/** A conversation as JSON: dates are texts, and a `bigint` loses digits unless it is a text too. */
type Talk = Record<keyof ConversationState, unknown> & { channel: string };

/** A contact as JSON. */
type SeenContact = Omit<KnownContact, 'ignored_until'> & { ignored_until: string | null };

/** What one statement finds out about a batch. */
interface Look {
  contacts: SeenContact[] | null;
  talks: Talk[] | null;
  owners: { id: string; epoch: number }[] | null;
  keywords: Keyword[] | null;
  /** Keys of the messages that are stored already; a question mark follows where one may lack its content. */
  stored: string[];
  /** Whether a change of one of the messages arrived before it. */
  has_changes: boolean;
}

/**
 * Places arrivals by one statement, which also locks their conversations. Returns null, and the transaction must be
 * given up, unless everything needed is there and unchanged: the contacts, their open conversations, no new tag. What
 * else would be written locks contacts, and these must be locked before conversations. Throws ChannelLost when another
 * process owns one of the channels by now.
 */
export async function placeAtOnce(
  tx: Transaction,
  arrivals: readonly Arrival[],
  now: Date,
): Promise<PlacedArrival[] | null> {
  const contactLook = lookForContacts(tx.account_id, arrivals.map(peerOf));
  const ownerLook = lookForOwners(tx.account_id, arrivals);
  const look = await lookAt(tx, arrivals, { people: contactLook, owners: ownerLook.query });
  ownerLook.check(look?.owners ?? []);
  const contacts = contactLook.resolve((look?.contacts ?? []).map(knownContact), now);
  if (!look || !contacts || look.has_changes) return null;
  const stored = new Set(look.stored);
  if (arrivals.some((arrival) => stored.has(`${keyOf(arrival)}?`))) return null;
  const talks = new Map((look.talks ?? []).map(openState).map((talk) => [pairKey(talk), talk]));
  const placed: PlacedArrival[] = [];
  for (const arrival of arrivals.filter((one) => !stored.has(keyOf(one)))) {
    const contact = contacts.get(arrival.message.peer.jid);
    const conversation = contact && talks.get(pairKey({ ...arrival, contact_id: contact.id }));
    if (conversation) placed.push({ ...arrival, conversation, ignored: contact.ignore });
    else if (!contact?.ignore) return null;
  }
  return containsKeyword(look.keywords ?? [], textsOf(placed)) ? null : placed;
}

/** Returns how the contacts area knows the sender. */
export function peerOf({ message: { peer } }: Arrival): Peer {
  return { phone: peer.phone, lid: peer.lid, bsuid: peer.bsuid, jid: peer.jid, name: peer.name };
}

/** Returns the texts in which automatic tags look for keywords. */
function textsOf(placed: readonly PlacedArrival[]): string[] {
  return placed.flatMap(({ ignored, message: { from_me, message } }) =>
    ignored || from_me ? [] : [storable(message, maxSearched)],
  );
}

function lookAt(
  tx: Transaction,
  arrivals: readonly Arrival[],
  { people, owners }: { people: ContactLook; owners: Sql },
): Promise<Look | null> {
  const { account_id } = tx;
  const channels = arrivals.map(({ channel_id }) => channel_id);
  const platformIds = arrivals.map(({ message }) => message.platform_message_id);
  return tx.row<Look>(
    sql`with given as (
        select * from unnest(${channels}::bigint[], ${platformIds}::text[]) as one(channel_id, platform_message_id)
      ), people as (${people.query}), talks as (
        select ${stateColumns}, c.channel_id::text as channel from conversations c
        where c.account_id = ${account_id} and c.channel_id = any(${channels}::bigint[])
          and c.contact_id = any(array(select id from people)) and c.finished is null
        order by c.id for update of c
      )
      select (select json_agg(people) from people) as contacts, (select json_agg(talks) from talks) as talks,
        (select json_agg(owners) from (${owners}) as owners) as owners,
        (select json_agg(keywords) from (${keywordsOf(account_id)}) as keywords) as keywords,
        array(select m.channel_id || ' ' || m.platform_message_id || case when m.marks is null then '' else '?' end from given join messages m
          on m.account_id = ${account_id} and m.channel_id = given.channel_id
            and m.platform_message_id = given.platform_message_id) as stored,
        exists(select from given join early_changes e on e.account_id = ${account_id}
            and e.channel_id = given.channel_id and e.platform_message_id = given.platform_message_id) as has_changes`,
    `first_look_by_${people.kinds}`,
  );
}

const date = (text: unknown) => (typeof text === 'string' ? new Date(text) : null);

function knownContact(seen: SeenContact): KnownContact {
  return { ...seen, ignored_until: date(seen.ignored_until) };
}

function openState(talk: Talk): OpenConversation {
  return {
    ...(talk as unknown as ConversationState),
    channel_id: talk.channel,
    created: new Date(String(talk.created)),
    last_activity: new Date(String(talk.last_activity)),
    waiting_since: date(talk.waiting_since),
    customer_wrote: date(talk.customer_wrote),
    chat_begun: date(talk.chat_begun),
    finished: date(talk.finished),
    opened: false,
  };
}
