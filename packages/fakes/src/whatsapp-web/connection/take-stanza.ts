import { takeAck } from '../receipts/take-ack.ts';
import { takeReceipt } from '../receipts/take-receipt.ts';
import { answerQuery } from '../iqs/answer-query.ts';
import { takeMessage } from '../messages/take-message.ts';
import type { Network } from '../network/network.ts';
import { child, type Node } from '../nodes.ts';
import { takeChatState, takePresence } from '../presence/take-presence.ts';
import type { Connection } from './connection.ts';
import { ackOf, type Taken } from './taken.ts';

/** What a logged-in client may send, by its tag. */
const handlers: Record<string, (taken: Taken) => Promise<void> | void> = {
  message: takeMessage,
  receipt: takeReceipt,
  ack: takeAck,
  presence: takePresence,
  chatstate: takeChatState,
  call: ({ connection, stanza }) => connection.send(ackOf(stanza)),
  // The client's telemetry and how many missed stanzas it wants at a time: nothing depends on them.
  ib: () => undefined,
};

/** Handles a stanza from a client. */
export async function takeStanza(network: Network, connection: Connection, stanza: Node): Promise<void> {
  if (stanza.tag === 'iq') {
    const type = stanza.attrs['type'];
    if (type === 'result' || type === 'error') connection.answered(stanza);
    else await answerQuery(network, connection, stanza);
    return;
  }
  const { owner } = connection;
  if (owner === null) return;
  const handler = handlers[stanza.tag];
  if (handler === undefined) network.unknown.push(`${stanza.tag} ${child(stanza)?.tag ?? ''}`);
  else await handler({ network, connection, owner, stanza });
}
