import { ownCopyAttrs } from '../messages/addressing.ts';
import { deliver } from '../messages/deliver.ts';
import { seconds } from '../messages/send-to-companion.ts';
import type { Account } from '../network/account.ts';
import { ownersOf } from '../network/directory.ts';
import type { Network } from '../network/network.ts';
import { node } from '../nodes.ts';

/** Notifies a phone's own linked devices that messages were read on the handset. */
export function sendOwnRead(
  network: Network,
  account: Account,
  { author, ids }: { author: Account; ids: string[] },
): void {
  const { from, recipient } = ownCopyAttrs(network, account, { to: author });
  for (const id of ids)
    for (const owner of ownersOf(account))
      deliver(network, owner, node('receipt', { from, recipient, id, type: 'read', t: seconds(network) }));
}
