import { lidJid, phoneJid } from '../jids.ts';
import { deliver } from '../messages/deliver.ts';
import { seconds } from '../messages/send-to-companion.ts';
import type { Account } from '../network/account.ts';
import { ownersOf } from '../network/directory.ts';
import type { Network } from '../network/network.ts';
import { node, type Node } from '../nodes.ts';
import { stanzaId } from '../pairing/offer.ts';

export interface Call {
  to: Account;
  id: string;
}

/** Calls somebody; the linked devices ring. */
export function ring(network: Network, caller: Account, { to, id, video }: Call & { video: boolean }): void {
  const attrs = { ...callAttrs(caller, id), caller_pn: phoneJid(caller) };
  notify(network, caller, {
    to,
    event: node('offer', attrs, [node('audio', { enc: 'opus' }), ...(video ? [node('video')] : [])]),
  });
}

/** Ends a call: because nobody answered, or because the caller gave up. */
export function hangUp(
  network: Network,
  caller: Account,
  { to, id, reason }: Call & { reason: string },
): void {
  notify(network, caller, { to, event: node('terminate', { ...callAttrs(caller, id), reason }) });
}

function callAttrs(caller: Account, id: string) {
  return { 'call-id': id, 'call-creator': lidJid(caller) };
}

function notify(network: Network, caller: Account, { to, event }: { to: Account; event: Node }): void {
  const attrs = { from: lidJid(caller), id: stanzaId(network), t: seconds(network), notify: caller.name };
  for (const owner of ownersOf(to)) deliver(network, owner, node('call', attrs, [event]));
}
