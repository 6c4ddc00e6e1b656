import type { Owner } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import { node, type Node } from '../nodes.ts';
import type { Connection } from './connection.ts';

/** A stanza with who sent it. */
export interface Taken {
  network: Network;
  connection: Connection;
  owner: Owner;
  stanza: Node;
}

/** Returns the server's acknowledgement of a stanza. */
export function ackOf(stanza: Node, error?: number): Node {
  const { id, to, type } = stanza.attrs;
  return node('ack', { class: stanza.tag, id, from: to, type, error: error?.toString() });
}
