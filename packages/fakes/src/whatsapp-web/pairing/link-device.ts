import type { Connection } from '../connection/connection.ts';
import { lidJid, phoneJid } from '../jids.ts';
import type { Account } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import { child, childBytes, node, serverJid, type Node } from '../nodes.ts';
import { signDeviceIdentity } from './device-identity.ts';
import { stanzaId } from './offer.ts';

/** WhatsApp links no more devices to one phone. */
const maxDevices = 4;

/** Throws when the phone has as many linked devices as WhatsApp allows. */
export function refuseWhenFull(account: Account): void {
  if (account.companions.length >= maxDevices)
    throw new Error(`the phone has ${maxDevices} linked devices already`);
}

/**
 * Links a client to an account: signs its identity, checks the countersignature, and asks the client to reconnect.
 * Rejects when the client refuses or when its signature is not its own.
 */
export async function linkDevice(
  network: Network,
  account: Account,
  { connection, secret }: { connection: Connection; secret: Buffer },
): Promise<void> {
  const { registration } = connection;
  if (registration === null) throw new Error('the client is linked already');
  const device = account.nextDevice++;
  const fault = network.faults.pairings.get(account.phone) ?? null;
  network.faults.pairings.delete(account.phone);
  const now = network.clock.now();
  const identity = signDeviceIdentity({ account, registration, secret, keyIndex: device, now, fault });
  const id = stanzaId(network);
  const reply = connection.answer(id);
  const t = Math.floor(now.getTime() / 1000).toString();
  connection.send(
    node('iq', { type: 'set', from: serverJid, xmlns: 'md', id, t }, [
      node('pair-success', {}, successNodes(account, device, identity.signedHmac)),
    ]),
  );
  const signed = childBytes(child(await reply, 'pair-device-sign'), 'device-identity');
  if (!identity.isCountersigned(signed)) {
    connection.close();
    throw new Error('the client did not sign its identity');
  }
  account.companions.push({
    device,
    noiseKey: connection.noiseKey,
    ...registration,
    preKeys: [],
    waiting: [],
    historySent: false,
  });
  network.changed();
  connection.close(node('stream:error', { code: '515' }));
}

function successNodes(account: Account, device: number, identity: Buffer): Node[] {
  return [
    node('device-identity', {}, identity),
    ...(account.business ? [node('biz', { name: account.name })] : []),
    node('device', { jid: phoneJid(account, device), lid: lidJid(account, device) }),
    node('platform', { name: account.business ? 'smba' : 'android' }),
  ];
}
