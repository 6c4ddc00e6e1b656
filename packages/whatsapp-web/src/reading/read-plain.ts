import type { proto } from 'baileys';
import { writePlace } from '@prosa/contract';
import type { Said } from './said.ts';

type Message = proto.IMessage;

/** Returns what a message without a file and without options says; null for other kinds. */
export function readPlain(content: Message): Said | null {
  return readText(content) ?? readPlaces(content) ?? readCards(content) ?? readOthers(content);
}

function readText({ conversation, extendedTextMessage }: Message): Said | null {
  const text = extendedTextMessage?.text ?? conversation;
  return typeof text === 'string' ? { type: 'text', message: text } : null;
}

function readPlaces({ locationMessage, liveLocationMessage }: Message): Said | null {
  const told = locationMessage ?? liveLocationMessage;
  if (!told) return null;
  const place = {
    latitude: told.degreesLatitude ?? 0,
    longitude: told.degreesLongitude ?? 0,
    name: locationMessage?.name ?? liveLocationMessage?.caption ?? '',
    address: locationMessage?.address ?? '',
  };
  return { type: 'location', message: writePlace(place) };
}

function readCards({ contactMessage, contactsArrayMessage }: Message): Said | null {
  const cards = contactMessage ? [contactMessage] : contactsArrayMessage?.contacts;
  if (!cards) return null;
  return { type: 'contact', message: cards.map(({ vcard }) => vcard ?? '').join('\n') };
}

function readOthers(content: Message): Said | null {
  const {
    orderMessage: order,
    productMessage,
    groupInviteMessage: invitation,
    eventMessage: event,
  } = content;
  if (order) return { type: 'text', message: lines(order.orderTitle, order.message), mark: 'order' };
  const product = productMessage?.product;
  if (product)
    return { type: 'text', message: lines(product.title, product.description), mark: 'unsupported' };
  if (invitation) {
    const address = invitation.inviteCode ? `https://chat.whatsapp.com/${invitation.inviteCode}` : '';
    return { type: 'text', message: lines(invitation.groupName, invitation.caption, address) };
  }
  return event ? { type: 'text', message: lines(event.name, event.description), mark: 'unsupported' } : null;
}

/** Joins the parts that say something, each on a line of its own. */
export function lines(...parts: (string | null | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join('\n');
}
