import type { ChannelEvents } from '../driver.ts';
import type { InboundMessage, Peer } from '../messages.ts';
import { jidOf, lidJidOf, lidOf } from './phone.ts';
import { threadOf, type ChannelState, type FeedItem, type StoredMessage } from './state.ts';

/** Hands one item of a channel's feed to its owner; rejects when the owner refuses it. */
export async function tellOwner(
  events: ChannelEvents,
  channel: ChannelState | undefined,
  item: FeedItem,
): Promise<void> {
  switch (item.kind) {
    case 'message':
      return events.message(inboundOf(item.message, peerOf(channel, item.message.phone)));
    case 'receipt':
      return events.receipt({ ...named(item), status: item.status, at: new Date(item.at) });
    case 'deleted':
      return events.deleted({ ...named(item), from_me: false, peer: peerOf(channel, item.phone) });
    case 'reaction':
      return events.reaction({ ...named(item), emoji: item.emoji, from_me: false, at: new Date(item.at) });
    case 'edited': {
      const { phone, message, at } = item;
      return events.edited({
        ...named(item),
        from_me: false,
        peer: peerOf(channel, phone),
        message,
        at: new Date(at),
      });
    }
    case 'failed':
      return events.failed({ ...named(item), code: item.code });
    case 'identified':
      return events.identified(peerOf(channel, item.phone));
    case 'call': {
      const { id, video, phone, at } = item;
      return events.call({ id, video, peer: peerOf(channel, phone), at: new Date(at) });
    }
  }
}

/** Returns what identifies the message, call or customer that an item is about. */
export function idOf(item: FeedItem): string {
  if (item.kind === 'message') return item.message.platform_message_id;
  if (item.kind === 'call') return `call ${item.id}`;
  return item.kind === 'identified' ? `customer ${item.phone}` : item.platform_message_id;
}

/** Returns the customer behind a phone, as far as the network tells, with the name that the phone gave. */
export function peerOf(channel: ChannelState | undefined, phone: string): Peer {
  const thread = channel && threadOf(channel, phone);
  const name = thread?.name ?? null;
  if (thread?.hides_phone) return { phone: null, jid: lidJidOf(phone), lid: lidOf(phone), name };
  return { phone, jid: jidOf(phone), lid: thread?.has_lid ? lidOf(phone) : null, name };
}

function named({ platform_message_id }: { platform_message_id: string }) {
  return { platform_message_id };
}

function inboundOf(message: StoredMessage, peer: Peer): InboundMessage {
  return {
    platform_message_id: message.platform_message_id,
    peer,
    from_me: message.from === 'own-phone',
    type: message.type,
    message: message.message,
    marks: message.marks,
    option_id: message.option_id,
    media_ref: message.media_url === null ? null : message.platform_message_id,
    file_name: message.file_name,
    voice: message.voice,
    reply_to: message.reply_to,
    at: new Date(message.at),
  };
}
