import type { BinaryNode } from 'baileys';
import type { Receipt } from '@prosa/whatsapp';
import { addressOf } from '../addresses/jid.ts';
import { platformId } from '../addresses/message-id.ts';
import { isMe, timeOf, type Me } from './envelope.ts';

/** What a receipt's type says of a message; a phone that is not being used sends `inactive`. */
const statuses: Readonly<Record<string, Receipt['status']>> = { '': 3, inactive: 3, read: 4, played: 5 };

/** Returns what a receipt says of messages that we sent; nothing for those that our own devices exchange. */
export function readReceipts({ attrs, content }: BinaryNode, me: Me): Receipt[] {
  const { id, from, recipient, type = '', t } = attrs;
  const status = statuses[type];
  if (id === undefined || status === undefined || recipient !== undefined) return [];
  if (addressOf(from) === null || isMe(from, me)) return [];
  const at = timeOf(t);
  return [id, ...listedIds(content)].map((one) => ({ platform_message_id: platformId(one), status, at }));
}

function listedIds(content: BinaryNode['content']): string[] {
  const [list] = Array.isArray(content) ? content : [];
  const items = Array.isArray(list?.content) ? list.content : [];
  return items.flatMap(({ attrs }) => (attrs['id'] === undefined ? [] : [attrs['id']]));
}
