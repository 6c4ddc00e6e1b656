import type { Connection } from '../connection/connection.ts';
import { lidJid } from '../jids.ts';
import { findCompanion } from '../network/directory.ts';
import { takeFault, type LoginFailure } from '../network/faults.ts';
import type { Owner } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import { node, type Node } from '../nodes.ts';

/** Logs a linked device in, or refuses it. A connection that the device still has is replaced. */
export function login(network: Network, connection: Connection): void {
  const phone = connection.payload.username?.toString() ?? '';
  const failure = takeFault(network.faults.logins, phone);
  if (failure !== null) return connection.close(failureNode(failure));
  const owner = findOwner(network, connection, phone);
  if (owner === null) return connection.close(failureNode({ reason: 401 }));
  const jid = lidJid(owner.account, owner.companion.device);
  network.live.get(jid)?.close(replacedNode());
  connection.owner = owner;
  network.live.set(jid, connection);
  const t = Math.floor(network.clock.now().getTime() / 1000).toString();
  connection.send(node('success', { t, lid: jid, props: '27', location: 'fake', creation: t }));
}

/** Returns the node with which a connection ends when another client connects with its login. */
export function replacedNode(): Node {
  return node('stream:error', {}, [node('conflict', { type: 'replaced' })]);
}

function findOwner(network: Network, connection: Connection, phone: string): Owner | null {
  const account = network.accounts.get(phone);
  const companion = account && findCompanion(account, connection.payload.device ?? 0);
  if (!account || !companion || !connection.noiseKey.equals(companion.noiseKey)) return null;
  return { account, companion };
}

function failureNode({ reason, code, expire }: LoginFailure): Node {
  return node('failure', {
    reason: reason.toString(),
    location: 'fake',
    code: code?.toString(),
    expire: expire?.toString(),
  });
}
