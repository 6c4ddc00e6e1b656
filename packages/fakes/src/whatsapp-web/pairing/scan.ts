import type { Account } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import { linkDevice, refuseWhenFull } from './link-device.ts';

/**
 * Links the client that shows this QR to a phone, as scanning it does. Rejects when nobody shows it any more, and when
 * the phone takes no more devices.
 */
export async function scan(network: Network, account: Account, qr: string): Promise<void> {
  refuseWhenFull(account);
  const [ref, noiseKey, identityKey, secret] = qr.slice(qr.indexOf('#') + 1).split(',');
  const connection = network.qrOffers.get(ref ?? '');
  if (!connection?.registration) throw new Error('this QR is no longer valid');
  const isItsOwn =
    connection.noiseKey.toString('base64') === noiseKey &&
    connection.registration.identityKey.toString('base64') === identityKey;
  if (!isItsOwn || secret === undefined)
    throw new Error('the QR is not that of the client that asked for it');
  await linkDevice(network, account, { connection, secret: Buffer.from(secret, 'base64') });
}
