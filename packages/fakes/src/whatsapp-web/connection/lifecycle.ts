import { lidJid } from '../jids.ts';
import { login } from '../login/login.ts';
import type { Network } from '../network/network.ts';
import { offerPairing, withdrawOffer } from '../pairing/offer.ts';
import type { Connection } from './connection.ts';

/** Begins what the client came for: to be linked, or to log in. */
export function beginConnection(network: Network, connection: Connection): void {
  network.connections.add(connection);
  if (connection.registration === null) login(network, connection);
  else offerPairing(network, connection);
}

/** Forgets a connection that has ended. */
export function endConnection(network: Network, connection: Connection): void {
  network.connections.delete(connection);
  withdrawOffer(network, connection);
  connection.ended();
  if (connection.owner === null) return;
  const jid = lidJid(connection.owner.account, connection.owner.companion.device);
  if (network.live.get(jid) === connection) network.live.delete(jid);
}
