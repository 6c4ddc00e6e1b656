import { counterVector, seal, unseal } from './ciphers.ts';

/** Encrypts and decrypts the frames of one connection; each direction counts its own. */
export interface Transport {
  encrypt(plain: Uint8Array): Buffer;
  decrypt(sealed: Uint8Array): Buffer;
}

/** Creates the server's ciphers of a finished handshake. */
export function createTransport(keys: { fromClient: Uint8Array; toClient: Uint8Array }): Transport {
  let received = 0;
  let sent = 0;
  return {
    encrypt: (plain) => seal(keys.toClient, { iv: counterVector(sent++) }, plain),
    decrypt: (sealed) => unseal(keys.fromClient, { iv: counterVector(received++) }, sealed),
  };
}
