import { createHash } from 'node:crypto';
import { proto } from 'baileys';
import { counterVector, derive, seal, unseal } from './ciphers.ts';
import { agree, type CurveKeys } from './curve.ts';
import { createTransport, type Transport } from './transport.ts';

/** The name of the protocol, which is exactly one hash long and therefore used as it is. */
const protocolName = Buffer.from('Noise_XX_25519_AESGCM_SHA256\0\0\0\0');
/** "WA", protocol version 6, dictionary version 3. */
export const noisePrologue = Buffer.from([0x57, 0x41, 6, 3]);

export interface ServerKeys {
  static: CurveKeys;
  /** New for every connection. */
  ephemeral: CurveKeys;
  /** The encoded chain that vouches for the static key. */
  certificates: Uint8Array;
}

/** Who the client turned out to be, and the ciphers for everything that follows. */
export interface FinishedHandshake {
  noiseKey: Buffer;
  payload: proto.ClientPayload;
  transport: Transport;
}

/** Creates the server's side of Noise XX; `answerHello` and then `finish` take the client's two frames. */
export function createHandshake(keys: ServerKeys) {
  const state = createSymmetricState();
  state.mixHash(noisePrologue);

  const answerHello = (frame: Uint8Array): Buffer => {
    const hello = proto.HandshakeMessage.decode(frame).clientHello;
    const clientEphemeral = required(hello?.ephemeral);
    state.mixHash(clientEphemeral);
    state.mixHash(keys.ephemeral.public);
    state.mixKey(agree(keys.ephemeral.private, clientEphemeral));
    const sealedStatic = state.encrypt(keys.static.public);
    state.mixKey(agree(keys.static.private, clientEphemeral));
    const payload = state.encrypt(keys.certificates);
    return Buffer.from(
      proto.HandshakeMessage.encode({
        serverHello: { ephemeral: keys.ephemeral.public, static: sealedStatic, payload },
      }).finish(),
    );
  };

  const finish = (frame: Uint8Array): FinishedHandshake => {
    const sealed = proto.HandshakeMessage.decode(frame).clientFinish;
    const noiseKey = state.decrypt(required(sealed?.static));
    state.mixKey(agree(keys.ephemeral.private, noiseKey));
    const payload = proto.ClientPayload.decode(state.decrypt(required(sealed?.payload)));
    return { noiseKey, payload, transport: createTransport(state.split()) };
  };
  return { answerHello, finish };
}

export type Handshake = ReturnType<typeof createHandshake>;

/** Creates the running hash and key of a handshake, both from the protocol's name. */
export function createSymmetricState() {
  let hash: Buffer = protocolName;
  let chainingKey: Buffer = protocolName;
  let key: Buffer = protocolName;
  let counter = 0;
  const mixHash = (bytes: Uint8Array) => {
    hash = createHash('sha256').update(hash).update(bytes).digest();
  };
  const use = () => ({ iv: counterVector(counter++), data: hash });
  return {
    mixHash,
    mixKey: (material: Uint8Array) => {
      const both = derive(material, { salt: chainingKey }, 64);
      chainingKey = both.subarray(0, 32);
      key = both.subarray(32);
      counter = 0;
    },
    encrypt: (plain: Uint8Array) => {
      const sealed = seal(key, use(), plain);
      mixHash(sealed);
      return sealed;
    },
    decrypt: (sealed: Uint8Array) => {
      const plain = unseal(key, use(), sealed);
      mixHash(sealed);
      return plain;
    },
    /** Returns the keys of both directions. */
    split: () => {
      const both = derive(Buffer.alloc(0), { salt: chainingKey }, 64);
      return { fromClient: both.subarray(0, 32), toClient: both.subarray(32) };
    },
  };
}

function required(bytes: Uint8Array | null | undefined): Uint8Array {
  if (!bytes?.length) throw new Error('the handshake lacks a part');
  return bytes;
}
