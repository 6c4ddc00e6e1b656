import { ackOf, type Taken } from '../connection/taken.ts';
import { settle } from '../messages/deliver.ts';
import { findAccount } from '../network/directory.ts';
import { child, children } from '../nodes.ts';
import { sendReceipt } from './send-receipt.ts';
import { takeFileRequest } from './take-file-request.ts';
import { takeRetry } from './take-retry.ts';

/** Receipts that only say to the server that a stanza arrived. */
const internal = new Set(['sender', 'peer_msg', 'hist_sync', 'read-self']);

/** What the author learns besides plain delivery; a client at which nobody looks confirms as `inactive`. */
const seenAs = ['read', 'played', 'inactive'] as const;

/** Takes a receipt from a client: the message no longer waits, and its author learns of it. */
export async function takeReceipt(taken: Taken): Promise<void> {
  const { network, connection, owner, stanza } = taken;
  const { id, to, type } = stanza.attrs;
  connection.send(ackOf(stanza));
  if (type === 'retry') return takeRetry(taken);
  if (type === 'server-error') return takeFileRequest(taken);
  const items = children(child(stanza, 'list'), 'item').flatMap((item) => item.attrs['id'] ?? []);
  const ids = [...(id === undefined ? [] : [id]), ...items];
  for (const each of ids) settle(network, owner, { tag: 'message', id: each });
  const author = findAccount(network, to);
  if (author === null || internal.has(type ?? '')) return;
  const seen = seenAs.find((each) => each === type);
  sendReceipt(network, owner.account, { author, ids, type: seen });
}
