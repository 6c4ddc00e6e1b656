import { feed, openThread } from './apply-messages.ts';
import type { EntryOf } from './entry.ts';
import { threadOf, type ChannelState, type StoredMessage } from './state.ts';

/** How long a phone shows that somebody is typing. */
const typingShownMs = 6000;

/** Records that a customer called; the owner is notified each time. */
export function receiveCall(channel: ChannelState, { phone, id, video, at }: EntryOf<'called'>): void {
  if (channel.phone === null) return;
  openThread(channel, phone);
  feed(channel, { kind: 'call', id, phone, video, at });
}

/** Records that the network tells which phone a customer has. */
export function identifyCustomer(channel: ChannelState, { phone }: EntryOf<'identified'>): void {
  const thread = openThread(channel, phone);
  Object.assign(thread, { hides_phone: false, has_lid: true });
  feed(channel, { kind: 'identified', phone });
}

/** Records the picture that a customer shows. */
export function showPicture(channel: ChannelState, { phone, picture }: EntryOf<'picture'>): void {
  openThread(channel, phone).picture = picture;
}

/** Records that a message which was accepted never reached the customer's phone. */
export function loseOutbound(channel: ChannelState, { platform_message_id, code }: EntryOf<'failed'>): void {
  const message = channel.messages.get(platform_message_id);
  const messages = message && threadOf(channel, message.phone)?.messages;
  if (message && messages && message.from === 'business') {
    messages.splice(messages.indexOf(message), 1);
    channel.messages.delete(platform_message_id);
  }
  feed(channel, { kind: 'failed', platform_message_id, code });
}

/** Changes the text of a message of the business. */
export function editOutbound(channel: ChannelState, entry: EntryOf<'outbound-edited'>): void {
  const message = messageFor(channel, entry);
  if (message && message.from !== 'customer' && !message.deleted) message.edited = entry.message;
}

/** Puts the company's reaction on a message of either side, or removes it. */
export function reactOutbound(channel: ChannelState, entry: EntryOf<'outbound-reacted'>): void {
  const message = messageFor(channel, entry);
  if (message) message.company_reaction = entry.emoji;
}

/** Shows on the customer's phone for some seconds that the company is typing, or no longer. */
export function showTyping(channel: ChannelState, { phone, on, at }: EntryOf<'business-typing'>): void {
  const thread = threadOf(channel, phone);
  if (thread) thread.typing_until = on ? at + typingShownMs : 0;
}

function messageFor(
  channel: ChannelState,
  { connection, platform_message_id }: { connection: string; platform_message_id: string },
): StoredMessage | undefined {
  return channel.online === connection ? channel.messages.get(platform_message_id) : undefined;
}
