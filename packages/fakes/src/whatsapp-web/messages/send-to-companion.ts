import type { proto } from 'baileys';
import { lidJid } from '../jids.ts';
import type { Account, Companion, Owner } from '../network/account.ts';
import { signalOf } from '../network/directory.ts';
import { takeCount } from '../network/faults.ts';
import type { Network } from '../network/network.ts';
import { node, serverJid, type Node } from '../nodes.ts';
import { stanzaId } from '../pairing/offer.ts';
import type { PreKeyBundle } from '../signal/pre-key-bundle.ts';
import type { Ciphertext } from '../signal/ciphertext.ts';
import { deliver } from './deliver.ts';
import { mediaType } from './stanza-type.ts';

/** A message from a handset to one linked device. */
export interface Dispatch {
  sender: Account;
  message: proto.IMessage;
  attrs: Record<string, string | undefined>;
  /** Further encrypted parts, and what else follows. */
  more?: Node[];
  /** Which resend this is, and the keys that the device sent with its request, if it did. */
  retry?: { count: string; bundle: PreKeyBundle | null };
}

/** Below this the server asks a device for more one-time keys. */
const minPreKeys = 5;

/** Encrypts a message from a handset for a linked device and delivers it; messages to a device keep their order. */
export function sendToCompanion(network: Network, owner: Owner, dispatch: Dispatch): Promise<void> {
  const jid = lidJid(owner.account, owner.companion.device);
  return network.inOrder(jid, async () => {
    const { message, attrs, more = [], retry } = dispatch;
    const enc = await encryptFor(network, owner, dispatch);
    const encAttrs = { v: '2', type: enc.type, mediatype: mediaType(message), count: retry?.count };
    const ciphertext = takeCount(network.faults.damaged, owner.account.phone)
      ? damaged(enc.ciphertext)
      : enc.ciphertext;
    deliver(
      network,
      owner,
      node('message', { ...attrs, t: seconds(network) }, [node('enc', encAttrs, ciphertext), ...more]),
    );
  });
}

async function encryptFor(network: Network, owner: Owner, dispatch: Dispatch): Promise<Ciphertext> {
  const jid = lidJid(owner.account, owner.companion.device);
  const signal = signalOf(network, dispatch.sender);
  const { retry } = dispatch;
  if (retry !== undefined || !(await signal.hasSession(jid)))
    await signal.startSession(jid, retry?.bundle ?? takeCompanionBundle(network, owner));
  return signal.encrypt(jid, dispatch.message);
}

/** Returns the keys that a linked device uploaded, with one of its one-time keys, which nobody gets again. */
export function takeCompanionBundle(network: Network, owner: Owner): PreKeyBundle {
  const { companion } = owner;
  const preKey = companion.preKeys.shift() ?? null;
  network.changed();
  if (companion.preKeys.length < minPreKeys) askForPreKeys(network, owner, companion);
  const { registrationId, identityKey, signedPreKey } = companion;
  return { registrationId, identityKey, signedPreKey, preKey };
}

function askForPreKeys(network: Network, owner: Owner, companion: Companion) {
  const attrs = { from: serverJid, type: 'encrypt', id: stanzaId(network), t: seconds(network) };
  const count = node('count', { value: companion.preKeys.length.toString() });
  deliver(network, owner, node('notification', attrs, [count]));
}

/** Returns the bytes with one of them changed, so that they can no longer be read. */
function damaged(ciphertext: Uint8Array): Buffer {
  const changed = Buffer.from(ciphertext);
  const at = changed.length - 12;
  changed[at] = (changed[at] ?? 0) ^ 0xff;
  return changed;
}

/** Returns the time as stanzas have it. */
export function seconds(network: Network): string {
  return Math.floor(network.clock.now().getTime() / 1000).toString();
}
