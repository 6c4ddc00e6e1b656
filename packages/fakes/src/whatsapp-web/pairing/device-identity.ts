import { createHmac, randomInt } from 'node:crypto';
import { Curve, proto } from 'baileys';
import type { Registration } from '../connection/connection.ts';
import type { Account } from '../network/account.ts';
import type { PairingFault } from '../network/faults.ts';
import { verifySignature } from '../noise/xeddsa.ts';

const accountPrefix = Buffer.from([6, 0]);
const devicePrefix = Buffer.from([6, 1]);

export interface DeviceIdentity {
  /** What the client receives: the identity that the phone signed, and the proof that the phone knows its secret. */
  signedHmac: Buffer;
  keyIndex: number;
  /** Returns whether the client countersigned the identity with its own key. */
  isCountersigned(reply: Uint8Array): boolean;
}

export interface IdentityRequest {
  account: Account;
  registration: Registration;
  /** The secret that only the phone learned, from the QR or the code. */
  secret: Buffer;
  keyIndex: number;
  now: Date;
  fault: PairingFault | null;
}

/** Signs a device's identity with the handset's key, as the phone does when it links a device. */
export function signDeviceIdentity(request: IdentityRequest): DeviceIdentity {
  const { account, registration, secret, keyIndex, now, fault } = request;
  const keys = account.signal.creds.signedIdentityKey;
  const details = proto.ADVDeviceIdentity.encode({
    rawId: randomInt(1, 2 ** 31),
    timestamp: Math.floor(now.getTime() / 1000),
    keyIndex,
    accountType: proto.ADVEncryptionType.E2EE,
    deviceType: proto.ADVEncryptionType.E2EE,
  }).finish();
  const vouched = Buffer.concat([accountPrefix, details, registration.identityKey]);
  const accountSignature =
    fault === 'forged_signature' ? Buffer.alloc(64, 7) : Curve.sign(keys.private, vouched);
  const signed = Buffer.from(
    proto.ADVSignedDeviceIdentity.encode({
      details,
      accountSignatureKey: keys.public,
      accountSignature,
    }).finish(),
  );
  const key = fault === 'wrong_hmac' ? Buffer.alloc(32) : secret;
  const hmac = createHmac('sha256', key).update(signed).digest();
  const toSign = Buffer.concat([devicePrefix, details, registration.identityKey, keys.public]);
  return {
    signedHmac: Buffer.from(proto.ADVSignedDeviceIdentityHMAC.encode({ details: signed, hmac }).finish()),
    keyIndex,
    isCountersigned: (reply) => {
      const { deviceSignature } = proto.ADVSignedDeviceIdentity.decode(reply);
      return verifySignature(registration.identityKey, toSign, deviceSignature ?? Buffer.alloc(0));
    },
  };
}
