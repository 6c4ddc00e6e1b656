import { createPrivateKey, createPublicKey, diffieHellman, generateKeyPairSync } from 'node:crypto';

/** A Curve25519 key pair, 32 bytes each. */
export interface CurveKeys {
  public: Buffer;
  private: Buffer;
}

const publicPrefix = Buffer.from('302a300506032b656e032100', 'hex');
const privatePrefix = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** Creates a new key pair. */
export function createCurveKeys(): CurveKeys {
  const pair = generateKeyPairSync('x25519', {
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  });
  return {
    public: Buffer.from(pair.publicKey.subarray(publicPrefix.length)),
    private: Buffer.from(pair.privateKey.subarray(privatePrefix.length)),
  };
}

/** Returns the secret that the owner of the private key shares with the owner of the public key (X25519). */
export function agree(privateKey: Uint8Array, publicKey: Uint8Array): Buffer {
  return diffieHellman({
    privateKey: createPrivateKey({
      key: Buffer.concat([privatePrefix, privateKey]),
      format: 'der',
      type: 'pkcs8',
    }),
    publicKey: createPublicKey({
      key: Buffer.concat([publicPrefix, publicKey]),
      format: 'der',
      type: 'spki',
    }),
  });
}
