import type { proto } from 'baileys';
import { senderAttrs } from '../messages/addressing.ts';
import { deliver } from '../messages/deliver.ts';
import { receiveOnPhone } from '../messages/receive-on-phone.ts';
import { seconds } from '../messages/send-to-companion.ts';
import type { Account } from '../network/account.ts';
import { ownersOf } from '../network/directory.ts';
import type { Network } from '../network/network.ts';
import { node, type Node } from '../nodes.ts';
import { stanzaId } from '../pairing/offer.ts';

/** Why linked devices get a message without its content; 'absent' gives none, as with messages from advertisements. */
export type Absence = 'absent' | 'view_once';

/**
 * Sends a message whose content only the receiver's handset gets. Linked devices are told that there is one, and may
 * ask their handset for an absent one. Returns its id.
 */
export function sendAbsent(
  network: Network,
  sender: Account,
  { receiver, message, absence }: { receiver: Account; message: proto.IMessage; absence: Absence },
): string {
  const id = stanzaId(network);
  receiveOnPhone(network, receiver, { from: sender, chat: sender.phone, id, message });
  const attrs = {
    ...senderAttrs(network, sender),
    id,
    type: 'text',
    notify: sender.name,
    t: seconds(network),
  };
  const content: Node[] = absence === 'absent' ? [] : [node('unavailable', { type: absence })];
  for (const owner of ownersOf(receiver)) deliver(network, owner, node('message', attrs, content));
  return id;
}
