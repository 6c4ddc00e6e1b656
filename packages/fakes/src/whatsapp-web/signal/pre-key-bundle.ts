import { bigEndian, child, childBytes, childNumber, node, type Node } from '../nodes.ts';

export interface PublicKey {
  keyId: number;
  /** 32 bytes, without the type byte. */
  publicKey: Uint8Array;
}

/** The public keys of a device, with which somebody begins a Signal session. */
export interface PreKeyBundle {
  registrationId: number;
  identityKey: Uint8Array;
  signedPreKey: PublicKey & { signature: Uint8Array };
  /** The one-time key; null when the device has none left. */
  preKey: PublicKey | null;
}

const keyType = Buffer.from([5]);

/** Returns a bundle as the nodes of `<user>` in the answer to a request for keys. */
export function bundleNodes({ registrationId, identityKey, signedPreKey, preKey }: PreKeyBundle): Node[] {
  return [
    node('registration', {}, bigEndian(registrationId, 4)),
    node('type', {}, keyType),
    node('identity', {}, identityKey),
    node('skey', {}, [...keyNodes(signedPreKey), node('signature', {}, signedPreKey.signature)]),
    ...(preKey === null ? [] : [node('key', {}, keyNodes(preKey))]),
  ];
}

function keyNodes({ keyId, publicKey }: PublicKey): Node[] {
  return [node('id', {}, bigEndian(keyId, 3)), node('value', {}, publicKey)];
}

/** Reads the public key of `<key>` or `<skey>`. */
export function readPublicKey(found: Node): PublicKey {
  return { keyId: childNumber(found, 'id'), publicKey: childBytes(found, 'value') };
}

/** Reads `<skey>`. */
export function readSignedPreKey(found: Node): PreKeyBundle['signedPreKey'] {
  return { ...readPublicKey(found), signature: childBytes(found, 'signature') };
}

/** Reads the bundle that a retry receipt carries, or returns null when it carries none. */
export function readRetryBundle(receipt: Node): PreKeyBundle | null {
  const keys = child(receipt, 'keys');
  const signed = child(keys, 'skey');
  if (keys === null || signed === null) return null;
  const preKey = child(keys, 'key');
  return {
    registrationId: childNumber(receipt, 'registration'),
    identityKey: childBytes(keys, 'identity'),
    signedPreKey: readSignedPreKey(signed),
    preKey: preKey === null ? null : readPublicKey(preKey),
  };
}
