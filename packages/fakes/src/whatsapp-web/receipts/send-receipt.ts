import { shownJid } from '../messages/addressing.ts';
import { deliver } from '../messages/deliver.ts';
import { ownersOf } from '../network/directory.ts';
import { seconds } from '../messages/send-to-companion.ts';
import type { Account } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import { node, type Node } from '../nodes.ts';

export interface Confirmation {
  /** Who wrote the messages. */
  author: Account;
  ids: string[];
  /** Undefined for delivered; 'inactive' for delivered to a device at which nobody looks. */
  type: 'read' | 'played' | 'inactive' | undefined;
}

/** Confirms messages: to the author's handset and linked devices. */
export function sendReceipt(
  network: Network,
  reader: Account,
  { author, ids: [id, ...others], type }: Confirmation,
): void {
  if (id === undefined) return;
  for (const each of [id, ...others])
    author.receipts.push({ from: reader.phone, id: each, type: type ?? 'delivery' });
  network.changed();
  const attrs = { from: shownJid(network, reader), id, type, t: seconds(network) };
  for (const owner of ownersOf(author)) deliver(network, owner, node('receipt', attrs, itemsOf(others)));
}

function itemsOf(ids: string[]): Node[] | undefined {
  if (ids.length === 0) return undefined;
  const items = ids.map((id) => node('item', { id }));
  return [node('list', {}, items)];
}
