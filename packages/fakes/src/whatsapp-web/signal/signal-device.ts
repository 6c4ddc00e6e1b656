import {
  addTransactionCapability,
  Curve,
  DEFAULT_CONNECTION_CONFIG,
  generateSignalPubKey,
  proto,
  unpadRandomMax16,
  writeRandomPadMax16,
  type SignalCreds,
} from 'baileys';
import { withSharedStorage } from '@prosa/whatsapp';
import type { Ciphertext } from './ciphertext.ts';
import { createKeyStore, type KeyData } from './key-store.ts';
import type { PreKeyBundle } from './pre-key-bundle.ts';
import { silentLogger } from './silent-logger.ts';

/** What a handset keeps for Signal. */
export interface SignalState {
  creds: SignalCreds;
  keys: KeyData;
  nextPreKeyId: number;
}

/** Creates a handset's Signal side over its state; devices are named by their LID address. */
export function createSignalDevice(state: SignalState, changed: () => void) {
  const options = { maxCommitRetries: 1, delayBetweenTriesMs: 1 };
  const keys = withSharedStorage(() =>
    addTransactionCapability(createKeyStore(state.keys, changed), silentLogger, options),
  );
  const repository = DEFAULT_CONNECTION_CONFIG.makeSignalRepository(
    { creds: state.creds, keys },
    silentLogger,
  );
  return {
    hasSession: async (jid: string) => (await repository.validateSession(jid)).exists,
    startSession: (jid: string, bundle: PreKeyBundle) =>
      repository.injectE2ESession({ jid, session: prefixed(bundle) }),
    encrypt: (jid: string, message: proto.IMessage): Promise<Ciphertext> =>
      repository.encryptMessage({ jid, data: pad(message) }),
    decrypt: async (jid: string, enc: Ciphertext) => unpad(await repository.decryptMessage({ jid, ...enc })),
    encryptForGroup: (group: string, meId: string, message: proto.IMessage) =>
      repository.encryptGroupMessage({ group, meId, data: pad(message) }),
    takeSenderKey: (authorJid: string, item: proto.Message.ISenderKeyDistributionMessage) =>
      repository.processSenderKeyDistributionMessage({ authorJid, item }),
    decryptForGroup: async (group: string, authorJid: string, ciphertext: Uint8Array) =>
      unpad(await repository.decryptGroupMessage({ group, authorJid, msg: ciphertext })),
    /** Returns the keys with which somebody begins a session; a new one-time key each time. */
    takeBundle: async (): Promise<PreKeyBundle> => {
      const id = state.nextPreKeyId++;
      const pair = Curve.generateKeyPair();
      await keys.set({ 'pre-key': { [id]: pair } });
      return ownBundle(state.creds, { keyId: id, publicKey: pair.public });
    },
    close: () => repository.close?.(),
  };
}

export type SignalDevice = ReturnType<typeof createSignalDevice>;

function ownBundle(creds: SignalCreds, preKey: PreKeyBundle['preKey']): PreKeyBundle {
  return {
    registrationId: creds.registrationId,
    identityKey: creds.signedIdentityKey.public,
    signedPreKey: {
      keyId: creds.signedPreKey.keyId,
      publicKey: creds.signedPreKey.keyPair.public,
      signature: creds.signedPreKey.signature,
    },
    preKey,
  };
}

/** Returns the bundle with the type byte before each public key, as libsignal wants it. */
function prefixed({ registrationId, identityKey, signedPreKey, preKey }: PreKeyBundle) {
  const withType = <T extends { publicKey: Uint8Array }>(key: T) => ({
    ...key,
    publicKey: generateSignalPubKey(key.publicKey),
  });
  return {
    registrationId,
    identityKey: generateSignalPubKey(identityKey),
    signedPreKey: withType(signedPreKey),
    ...(preKey === null ? {} : { preKey: withType(preKey) }),
  };
}

function pad(message: proto.IMessage): Buffer {
  return Buffer.from(writeRandomPadMax16(proto.Message.encode(message).finish()));
}

function unpad(bytes: Uint8Array): proto.Message {
  return proto.Message.decode(unpadRandomMax16(bytes));
}
