import type { EntryOf } from './entry.ts';
import { phoneKey } from './phone.ts';
import {
  isEditable,
  type ChannelState,
  type FeedItem,
  type NetworkState,
  type Thread,
  type StoredMessage,
} from './state.ts';

type ContentEntry = EntryOf<'customer-message'> | EntryOf<'own-phone'> | EntryOf<'outbound'>;

/**
 * Stores a customer's message. A known `platform_message_id` is a redelivery: no new message, but the owner gets it
 * again.
 */
export function receiveCustomerMessage(step: {
  state: NetworkState;
  channel: ChannelState;
  entry: EntryOf<'customer-message'>;
}): void {
  const { state, channel, entry } = step;
  if (channel.phone === null) return;
  state.spellings.set(phoneKey(entry.phone), entry.phone);
  const thread = openThread(channel, entry.phone);
  if (entry.name !== null) thread.name = entry.name;
  if (entry.hides_phone) Object.assign(thread, { hides_phone: true, has_lid: true });
  const known = channel.messages.get(entry.platform_message_id);
  if (known?.marks.includes('undecryptable')) fillIn(known, entry);
  const message = known ?? addMessage({ channel, thread, message: messageOf(entry, 'customer') });
  feed(channel, { kind: 'message', message });
}

/** Gives a message that could not be read its content, which came later under the same id. */
function fillIn(known: StoredMessage, entry: EntryOf<'customer-message'>): void {
  const { status, at } = known;
  Object.assign(known, messageOf(entry, 'customer'), { status, at });
}

/**
 * Stores a message that the business wrote on its own handset: the customer has it, and the channel's owner gets it
 * too.
 */
export function receiveOwnPhone(channel: ChannelState, entry: EntryOf<'own-phone'>): void {
  if (channel.phone === null || channel.messages.has(entry.platform_message_id)) return;
  const thread = openThread(channel, entry.phone);
  const message = addMessage({ channel, thread, message: messageOf(entry, 'own-phone') });
  feed(channel, { kind: 'message', message });
}

/**
 * Deletes a customer's message for everyone; only their own, and only once. The owner is also notified when the
 * network does not have the message yet.
 */
export function deleteCustomerMessage(channel: ChannelState, entry: EntryOf<'customer-deleted'>): void {
  const { platform_message_id } = entry;
  const message = channel.messages.get(platform_message_id);
  const phone = message?.phone ?? entry.phone;
  if (phone === undefined || (message && (message.from !== 'customer' || message.deleted))) return;
  if (message) message.deleted = true;
  feed(channel, { kind: 'deleted', platform_message_id, phone });
}

/** Puts a customer's reaction on a message of either side, or removes it. The owner is notified each time. */
export function reactToMessage(channel: ChannelState, entry: EntryOf<'customer-reacted'>): void {
  const { platform_message_id, emoji, at } = entry;
  const message = channel.messages.get(platform_message_id);
  if (message) message.reaction = emoji;
  feed(channel, { kind: 'reaction', platform_message_id, emoji, at });
}

/**
 * Edits a customer's own message. The owner is notified each time, even when the network does not have the message
 * yet; the first text is kept, since the owner may not have received that yet either.
 */
export function editCustomerMessage(channel: ChannelState, entry: EntryOf<'customer-edited'>): void {
  const { platform_message_id, phone, message: text, at } = entry;
  const message = channel.messages.get(platform_message_id);
  if (message && !(isEditable(message, at) && phoneKey(message.phone) === phoneKey(phone))) return;
  if (message) message.edited = text;
  feed(channel, { kind: 'edited', platform_message_id, phone, message: text, at });
}

/** Removes what the owner acknowledged, feed number `id`. */
export function acknowledge(channel: ChannelState, id: number): void {
  const item = channel.feed.get(id);
  channel.feed.delete(id);
  if (item?.kind === 'message' && item.message.from === 'customer') raise(item.message, 3);
}

/** Stores a message sent by the connection that is online now. The same id again is the same message on the phone. */
export function acceptOutbound(channel: ChannelState, entry: EntryOf<'outbound'>): void {
  if (channel.online !== entry.connection) return;
  if (entry.answer_lost) channel.send_timeouts = Math.max(0, channel.send_timeouts - 1);
  if (channel.messages.has(entry.platform_message_id)) return;
  const thread = openThread(channel, entry.phone);
  addMessage({ channel, thread, message: messageOf(entry, 'business') });
}

/** Deletes a message of the business for everyone. */
export function deleteOutbound(channel: ChannelState, entry: EntryOf<'outbound-deleted'>): void {
  const message = channel.messages.get(entry.platform_message_id);
  if (channel.online !== entry.connection || !message || message.from === 'customer') return;
  message.deleted = true;
}

/**
 * Records that the customer's phone reports delivery or reading: of one named message (the owner is notified in any
 * case, even if the phone does not have it), or of all whose status is lower.
 */
export function markReceived(channel: ChannelState, entry: EntryOf<'receipt'>): void {
  const { status, at, platform_message_id: named } = entry;
  if (named !== null) {
    const message = channel.messages.get(named);
    if (message && message.from !== 'customer') raise(message, status);
    feed(channel, { kind: 'receipt', platform_message_id: named, status, at });
    return;
  }
  for (const message of channel.threads.get(phoneKey(entry.phone))?.messages ?? []) {
    if (message.from === 'customer' || message.status >= status) continue;
    message.status = status;
    feed(channel, { kind: 'receipt', platform_message_id: message.platform_message_id, status, at });
  }
}

/** Records that the business read the customer's messages that it had received. */
export function markRead(channel: ChannelState, phone: string): void {
  for (const message of channel.threads.get(phoneKey(phone))?.messages ?? []) {
    if (message.from === 'customer' && message.status === 3) message.status = 4;
  }
}

/** Returns the thread of a customer's phone; a new one where nobody wrote yet. */
export function openThread(channel: ChannelState, phone: string): Thread {
  const key = phoneKey(phone);
  const known = channel.threads.get(key);
  if (known) return known;
  const thread: Thread = {
    phone,
    name: null,
    hides_phone: false,
    has_lid: false,
    typing_until: 0,
    picture: null,
    messages: [],
  };
  channel.threads.set(key, thread);
  return thread;
}

function addMessage(step: { channel: ChannelState; thread: Thread; message: StoredMessage }): StoredMessage {
  step.channel.messages.set(step.message.platform_message_id, step.message);
  step.thread.messages.push(step.message);
  return step.message;
}

function messageOf(entry: ContentEntry, from: StoredMessage['from']): StoredMessage {
  return {
    platform_message_id: entry.platform_message_id,
    phone: entry.phone,
    from,
    type: entry.type,
    message: entry.message,
    edited: null,
    media_url: entry.media_url,
    file_name: entry.file_name,
    voice: entry.voice,
    link_preview: entry.kind === 'outbound' && entry.link_preview,
    reply_to: entry.reply_to,
    deleted: false,
    reaction: null,
    company_reaction: null,
    marks: entry.kind === 'customer-message' ? entry.marks : [],
    option_id: entry.kind === 'customer-message' ? entry.option_id : null,
    choices: entry.kind === 'outbound' ? entry.choices : null,
    status: 2,
    at: entry.at,
  };
}

function raise(message: StoredMessage, status: 3 | 4): void {
  if (message.status < status) message.status = status;
}

/** Adds something that the channel's owner has to be notified of. */
export function feed(channel: ChannelState, item: FeedItem): void {
  channel.feed_last += 1;
  channel.feed.set(channel.feed_last, item);
}
