import type { proto } from 'baileys';
import { verifySignature } from '../noise/xeddsa.ts';
import type { Registration } from './connection.ts';

/**
 * Reads what a client that wants to be linked says of itself, or returns null for one that logs in. Throws when the
 * signature of its pre-key is not its own.
 */
export function readRegistration(payload: proto.ClientPayload): Registration | null {
  const data = payload.devicePairingData;
  if (!data) return null;
  const identityKey = bytes(data.eIdent);
  const publicKey = bytes(data.eSkeyVal);
  const signature = bytes(data.eSkeySig);
  if (!verifySignature(identityKey, Buffer.concat([Buffer.from([5]), publicKey]), signature))
    throw new Error('the client did not sign its pre-key');
  return {
    identityKey,
    registrationId: bytes(data.eRegid).readUIntBE(0, bytes(data.eRegid).length),
    signedPreKey: {
      keyId: bytes(data.eSkeyId).readUIntBE(0, bytes(data.eSkeyId).length),
      publicKey,
      signature,
    },
  };
}

function bytes(value: Uint8Array | null | undefined): Buffer {
  if (!value?.length) throw new Error('the registration lacks a part');
  return Buffer.from(value);
}
