import type {
  AuthenticationCreds,
  BinaryNode,
  SignalDataSet,
  SignalKeyStoreWithTransaction,
  SocketConfig,
} from 'baileys';
import type { Baileys } from '../baileys/load-baileys.ts';
import { spoolKind, rowOf, type Spool, type SpoolEntry } from './spool.ts';

type MakeRepository = SocketConfig['makeSignalRepository'];
type Repository = ReturnType<MakeRepository>;
type Ciphertext = Parameters<Repository['decryptMessage']>[0];

/** A message without content, in its padding: Baileys confirms it and does nothing else. */
const emptyMessage = Uint8Array.of(1);

interface Parts {
  baileys: Baileys;
  spool: Spool;
  /** Returns the stanza that brought an encrypted message. */
  stanzaOf(ciphertext: Uint8Array): BinaryNode | undefined;
  /** Called with each message once it and the changed keys are durable, in the order of the network. */
  decrypted(entry: SpoolEntry): void;
  /** Called with the stanza of a message that could not be decrypted; Baileys asks for it again afterwards. */
  undecryptable(stanza: BinaryNode): Promise<void>;
  /** Two phones' addresses are one person's. */
  mapped(pairs: readonly { lid: string; pn: string }[]): void;
}

/**
 * Returns what Baileys makes its Signal repository with. A message is written to the spool in the transaction that
 * changes the session's keys; Baileys confirms it to the network only after that. A message that is delivered again
 * is answered from the spool, because its keys are used up.
 */
export function spoolingRepository(parts: Parts): MakeRepository {
  return (auth, ...rest) => {
    const inner = parts.baileys.DEFAULT_CONNECTION_CONFIG.makeSignalRepository(auth, ...rest);
    const decryptMessage = async (given: Ciphertext) => {
      const known = parts.spool.find(given.ciphertext);
      if (known) return known === 'committed' ? emptyMessage : known;
      const stanza = parts.stanzaOf(given.ciphertext);
      if (!stanza) return inner.decryptMessage(given);
      try {
        return await decryptAndSpool(parts, { auth, inner, given, stanza });
      } catch (error) {
        if (!isUsedUp(error)) await parts.undecryptable(stanza);
        throw error;
      }
    };
    const { lidMapping } = inner;
    const store = lidMapping.storeLIDPNMappings.bind(lidMapping);
    lidMapping.storeLIDPNMappings = async (pairs) => {
      await store(pairs);
      parts.mapped(pairs);
    };
    return { ...inner, decryptMessage };
  };
}

interface Decrypting {
  auth: Parameters<MakeRepository>[0];
  inner: Repository;
  given: Ciphertext;
  stanza: BinaryNode;
}

async function decryptAndSpool(
  { spool, decrypted }: Parts,
  { auth, inner, given, stanza }: Decrypting,
): Promise<Uint8Array> {
  const keys = auth.keys as SignalKeyStoreWithTransaction;
  let entry: SpoolEntry | undefined;
  try {
    // Sending holds the same lock, so the two never overwrite each other's step of a session.
    await keys.transaction(
      async () => {
        const plaintext = await inner.decryptMessage(given);
        entry = await spool.add(given.ciphertext, { attributes: stanza.attrs, plaintext });
        const written = { [spoolKind]: { [entry.slot]: rowOf(entry) } };
        await keys.set(written as SignalDataSet);
      },
      (auth.creds as AuthenticationCreds).me?.id ?? given.jid,
    );
  } catch (error) {
    if (entry) spool.withdraw(entry);
    throw error;
  }
  if (!entry) throw new Error('nothing was decrypted');
  decrypted(entry);
  return entry.plaintext;
}

/** Returns whether the message was decrypted and committed before, and is only delivered again. */
function isUsedUp(error: unknown): boolean {
  return error instanceof Error && error.message === 'Key used already or never filled';
}
