import type { Connection } from '../connection/connection.ts';
import type { Owner } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import { node, type Node, serverJid } from '../nodes.ts';
import { sendHistory } from './history.ts';

/** Sends a client what it missed, and that this was all; stanzas that come later follow. */
export async function flush(network: Network, connection: Connection, owner: Owner): Promise<void> {
  connection.send(
    node('ib', { from: serverJid }, [
      node('edge_routing', {}, [node('routing_info', {}, Buffer.from([8, 5, 8, 2]))]),
    ]),
  );
  const missed = owner.companion.waiting;
  if (missed.length > 0) connection.send(preview(missed));
  for (const [index, stanza] of missed.entries())
    connection.send({ ...stanza, attrs: { ...stanza.attrs, offline: index.toString() } });
  connection.send(node('ib', {}, [node('offline', { count: missed.length.toString() })]));
  connection.flushed = true;
  if (owner.companion.historySent) return;
  owner.companion.historySent = true;
  if (network.settings.history) await sendHistory(network, owner);
}

function preview(missed: Node[]): Node {
  const count = (tag: string) => missed.filter((stanza) => stanza.tag === tag).length.toString();
  return node('ib', {}, [
    node('offline_preview', {
      count: missed.length.toString(),
      message: count('message'),
      receipt: count('receipt'),
      notification: count('notification'),
      appdata: '0',
      call: count('call'),
    }),
  ]);
}
