import { resolveContacts, tagByKeywords, type Peer } from '../../contacts/index.ts';
import type { Runtime } from '../../../platform/area.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { conversationOpened } from '../core/events.ts';
import type { Arrival, PlacedArrival } from './arrival.ts';
import { openConversations } from '../core/open-conversations.ts';
import { dropKnown, keyOf } from './drop-known.ts';
import { storable } from '../storable.ts';
import { writeThreads } from './write-threads.ts';

/**
 * Stores a batch of one company's messages in one transaction with a fixed number of statements: removal of
 * duplicates, contacts, one open conversation each, messages in order, counters, domain events. A message that is
 * delivered again changes nothing.
 */
export async function storeInbound(
  runtime: Runtime,
  account_id: string,
  batch: readonly Arrival[],
): Promise<void> {
  const now = runtime.clock.now();
  await runtime.database.forAccount(account_id).transaction(async (tx) => {
    const fresh = await dropKnown(tx, firstOfEach(batch));
    if (!fresh.length) return;
    const placed = await placeArrivals(runtime, tx, { fresh, now });
    // Checked again under the conversations' locks: another process may have stored the same delivery meanwhile.
    const unstored = await dropKnown(tx, placed);
    await writeThreads(runtime, tx, { arrivals: unstored, now });
  });
}

/** Keywords are searched in as much of a text as is stored. */
const maxSearched = 100_000;

/** Returns the first of each message: the network may deliver the same one twice within a batch. */
function firstOfEach(batch: readonly Arrival[]): Arrival[] {
  const seen = new Map<string, Arrival>();
  for (const arrival of batch) if (!seen.has(keyOf(arrival))) seen.set(keyOf(arrival), arrival);
  return [...seen.values()];
}

interface Placing {
  fresh: readonly Arrival[];
  now: Date;
}

/**
 * Finds or creates the contact and the open conversation of each arrival. A message of an ignored contact is kept,
 * for people to read, if a conversation is in progress; otherwise it is dropped here.
 */
async function placeArrivals(
  { ids }: Runtime,
  tx: Transaction,
  { fresh, now }: Placing,
): Promise<PlacedArrival[]> {
  const contacts = await resolveContacts(tx, { peers: fresh.map(peerOf), now, ids });
  const wanted = fresh.flatMap((arrival) => {
    const contact = contacts.get(arrival.message.peer.jid);
    return contact ? [{ arrival, contact }] : [];
  });
  const heard = wanted.filter(({ contact }) => !contact.ignore);
  await tagByKeywords(
    tx,
    heard
      .filter(({ arrival }) => !arrival.message.from_me)
      .map(({ arrival, contact }) => ({
        contact_id: contact.id,
        text: storable(arrival.message.message, maxSearched),
      })),
  );
  const conversations = await openConversations(tx, {
    wanted: wanted.map(({ arrival, contact }) => ({
      channel_id: arrival.channel_id,
      contact_id: contact.id,
      opens: !contact.ignore,
    })),
    now,
    ids,
  });
  for (const conversation of conversations.values()) {
    if (conversation.opened) tx.record(conversationOpened(conversation));
  }
  return wanted.flatMap(({ arrival, contact }) => {
    const conversation = conversations.get(`${arrival.channel_id} ${contact.id}`);
    return conversation ? [{ ...arrival, conversation, ignored: contact.ignore }] : [];
  });
}

function peerOf({ message: { peer } }: Arrival): Peer {
  return { phone: peer.phone, lid: null, jid: peer.jid, name: peer.name };
}
