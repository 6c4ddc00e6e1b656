import { requireOwned } from '../../channels/index.ts';
import { resolveContacts, splitPeers, tagByKeywords } from '../../contacts/index.ts';
import type { Runtime } from '../../../platform/area.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/violates.ts';
import { conversationOpened } from '../core/events.ts';
import type { Arrival, Identify, PlacedArrival } from './arrival.ts';
import { openConversations } from '../core/open-conversations.ts';
import { dropKnown, isUnreadable, keyOf } from './drop-known.ts';
import { withPresentContacts } from '../merge/with-present-contacts.ts';
import { storable } from '../storable.ts';
import { maxSearched, peerOf, placeAtOnce } from './first-look.ts';
import { fillInKnown } from './fill-in-known.ts';
import { earlyChanges } from './early-changes.ts';
import { writeThreads } from './write-threads.ts';

/**
 * Stores a batch of one company's messages in one transaction with a fixed number of statements, however many they
 * are. Where customers write on in open conversations these are three, in two trips: a first look, then the messages
 * with their conversations and the domain events. A message that is delivered again changes nothing. Contacts that a
 * message shows to be one person are merged first. Throws ChannelLost, and stores nothing, when another process owns one
 * of the channels by now.
 */
export async function storeInbound(
  { runtime, identify }: { runtime: Runtime; identify: Identify },
  account_id: string,
  batch: readonly Arrival[],
): Promise<void> {
  const storing = { runtime, account_id, arrivals: firstOfEach(batch), now: runtime.clock.now() };
  if (await storeAtOnce(storing)) return;
  for (const peer of await splitPeers(runtime.database.forAccount(account_id), batch.map(peerOf)))
    await identify(account_id, peer);
  const fillIn = () => withPresentContacts(() => fillInKnown(runtime, account_id, storing.arrivals));
  await fillIn();
  const metKnown = await withPresentContacts(() => storeStepByStep(storing));
  // One that was stored meanwhile, by another process, may have come without its content.
  if (metKnown) await fillIn();
}

interface Storing {
  runtime: Runtime;
  account_id: string;
  arrivals: readonly Arrival[];
  now: Date;
}

/** Stores what needs nothing but messages in open conversations; returns false, with nothing written, otherwise. */
async function storeAtOnce({ runtime, account_id, arrivals, now }: Storing): Promise<boolean> {
  try {
    await runtime.database.forAccount(account_id).transaction(async (tx) => {
      const placed = await placeAtOnce(tx, arrivals, now);
      if (!placed) throw new NeedsSteps();
      await writeThreads(runtime, tx, { arrivals: placed, now, changes: new Map() });
    });
    return true;
  } catch (error) {
    // The same delivery was being stored by another process: it was not seen before its commit.
    if (error instanceof NeedsSteps || violates(error, 'messages_platform')) return false;
    throw error;
  }
}

/** Thrown to give up the transaction, and with it the locks of the first look. */
class NeedsSteps extends Error {}

/**
 * Stores a batch in steps, each of which may write: removal of duplicates, contacts, automatic tags, one open
 * conversation each, messages in order, counters, domain events. Returns whether some were stored already.
 */
async function storeStepByStep({ runtime, account_id, arrivals, now }: Storing): Promise<boolean> {
  return runtime.database.forAccount(account_id).transaction(async (tx) => {
    const [fresh] = await Promise.all([dropKnown(tx, arrivals), requireOwned(tx, arrivals)]);
    if (!fresh.length) return true;
    const placed = await placeArrivals(runtime, tx, { fresh, now });
    // Checked again under the conversations' locks: another process may have stored the same delivery meanwhile.
    const unstored = await dropKnown(tx, placed);
    const changes = await earlyChanges(runtime, tx, unstored);
    await writeThreads(runtime, tx, { arrivals: unstored, now, changes });
    return fresh.length < arrivals.length || unstored.length < placed.length;
  });
}

/**
 * Returns the first of each message: the network may deliver the same one twice within a batch. One that can be read
 * takes the place of one that could not.
 */
function firstOfEach(batch: readonly Arrival[]): Arrival[] {
  const seen = new Map<string, Arrival>();
  for (const arrival of batch) {
    const first = seen.get(keyOf(arrival));
    if (!first || (isUnreadable(first) && !isUnreadable(arrival))) seen.set(keyOf(arrival), arrival);
  }
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
