import { lidJid } from '../jids.ts';
import type { Owner } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import type { Node } from '../nodes.ts';

/** Sends a stanza to a linked device now or when it comes back, again and again until it is acknowledged. */
export function deliver(network: Network, owner: Owner, stanza: Node): void {
  owner.companion.waiting.push(stanza);
  network.changed();
  sendIfLive(network, owner, stanza);
}

/** Sends a stanza to a linked device if it is connected; nobody misses it otherwise. */
export function sendIfLive(network: Network, { account, companion }: Owner, stanza: Node): void {
  const connection = network.live.get(lidJid(account, companion.device));
  if (connection?.flushed) connection.send(stanza);
}

/** Forgets a stanza that a linked device has acknowledged. */
export function settle(
  network: Network,
  { companion }: Owner,
  { tag, id }: { tag: string; id: string },
): void {
  const at = companion.waiting.findIndex((stanza) => stanza.tag === tag && stanza.attrs['id'] === id);
  if (at < 0) return;
  companion.waiting.splice(at, 1);
  network.changed();
}
