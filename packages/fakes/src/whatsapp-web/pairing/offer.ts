import type { Connection } from '../connection/connection.ts';
import type { Network } from '../network/network.ts';
import { node, serverJid } from '../nodes.ts';

/** Gives a client that wants to be linked the references for its QR codes. */
export function offerPairing(network: Network, connection: Connection): void {
  const refs = Array.from({ length: network.settings.qrRefs }, () => createRef(network));
  for (const ref of refs) network.qrOffers.set(ref, connection);
  const content = refs.map((ref) => node('ref', {}, Buffer.from(ref)));
  connection.send(
    node('iq', { type: 'set', from: serverJid, xmlns: 'md', id: stanzaId(network) }, [
      node('pair-device', {}, content),
    ]),
  );
}

/** Forgets what a connection offered; its QR codes and its code are worth nothing any more. */
export function withdrawOffer(network: Network, connection: Connection): void {
  for (const [ref, offering] of network.qrOffers) if (offering === connection) network.qrOffers.delete(ref);
  for (const [phone, offer] of network.codeOffers)
    if (offer.connection === connection) network.codeOffers.delete(phone);
}

/** Creates a reference as WhatsApp's look. */
export function createRef(network: Network): string {
  return `2@${network.random(60).toString('base64')}`;
}

/** Creates an id for a stanza of the server. */
export function stanzaId(network: Network): string {
  return network.random(8).toString('hex').toUpperCase();
}
