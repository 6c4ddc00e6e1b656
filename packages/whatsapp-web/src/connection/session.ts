import type { AuthenticationCreds, BinaryNode, WASocket } from 'baileys';
import type { ConnectOptions } from '@prosa/whatsapp';
import { addressOf } from '../addresses/jid.ts';
import type { Baileys } from '../baileys/load-baileys.ts';
import { Spool } from '../spool/spool.ts';
import { spoolingRepository } from '../spool/spooling-repository.ts';
import { createCredentialSaver, type CredentialSaver } from '../login/credential-saver.ts';
import { isPaired, readCredentials, writeCredentials } from '../login/credentials.ts';
import { createKeyStore, type KeyStore } from '../login/key-store.ts';
import { readEnvelope, type Me } from '../reading/envelope.ts';
import { Inbox } from '../reading/inbox.ts';
import { unreadable } from '../reading/read-message.ts';
import { readStanza } from '../reading/read-stanza.ts';
import type { WebDriverOptions } from '../web-driver-options.ts';
import { closed } from './close-reason.ts';
import { Directory } from './directory.ts';
import type { Link } from './link.ts';
import { openSocket } from './open-socket.ts';

/** What one connection is made of. */
export interface Session {
  baileys: Baileys;
  link: Link;
  socket: WASocket;
  inbox: Inbox;
  directory: Directory;
  /** Where it is connected; null for WhatsApp itself. */
  socketUrl: string | null;
  /** The number's own addresses, as far as they are known. */
  me(): Me;
}

interface Parts {
  baileys: Baileys;
  options: WebDriverOptions;
  given: Pick<ConnectOptions, 'credentials' | 'store' | 'events'>;
  link: Link;
}

/** How long the owner may take what has arrived when a connection ends; the rest is for the next one. */
const lastCommitsMs = 1000;

/** Opens the socket of a number with its login, its keys and what an earlier process left in the spool. */
export async function openSession({ baileys, options, given, link }: Parts): Promise<Session> {
  const { store } = given;
  const spool = await Spool.open(store);
  const creds = readCredentials(baileys, given.credentials);
  const me = () => ({
    phone: addressOf(creds.me?.id)?.user ?? null,
    lid: addressOf(creds.me?.lid)?.user ?? null,
  });
  const saver = saverOf({ baileys, given, link }, creds);
  const keys = createKeyStore({
    baileys,
    store,
    loginSaved: () => saver.saved(),
    failed: (error) => link.fail(error),
    companions: () => spool.takeChanges(),
    isDown: () => link.isDown,
  });
  const directory = new Directory(link, me);
  const stanzas = new WeakMap<Uint8Array, BinaryNode>();
  const inbox = new Inbox({
    link,
    spool,
    read: (entry) => readStanza(baileys, me(), entry),
    complete: (peer) => directory.complete(peer, socket.signalRepository),
  });
  const makeSignalRepository = spoolingRepository({
    baileys,
    spool,
    stanzaOf: (ciphertext) => stanzas.get(ciphertext),
    decrypted: (entry) => inbox.take(entry),
    undecryptable: (stanza) => handUndecryptable(stanza, me(), { link, inbox }),
    mapped: (pairs) => directory.mapped(pairs),
  });
  const socket = openSocket({ baileys, options, creds, keys, store, makeSignalRepository });
  socket.ev.on('creds.update', () => saver.changed());
  socket.ws.on('frame', (frame: BinaryNode | Uint8Array) => rememberParts(stanzas, frame));
  link.signal.addEventListener('abort', () => void socket.end(undefined));
  link.atEnd(async (close) => {
    await finishWrites({ link, saver, keys, inbox, spool, store });
    if (close.reason !== 'logged_out') return close;
    // The network believes that we have them: the next connection hands them over, and hears the same of its login.
    if (spool.entries().length > 0) return closed('connection_lost', { retry: true });
    await store.clear();
    return close;
  });
  for (const entry of spool.entries()) inbox.take(entry);
  return { baileys, link, socket, inbox, directory, socketUrl: options.socketUrl, me };
}

/** Keys of an earlier login are forgotten before the first save of a new one. */
function saverOf(
  { baileys, given, link }: Omit<Parts, 'options'>,
  creds: AuthenticationCreds,
): CredentialSaver {
  let isNew = given.credentials === null;
  return createCredentialSaver(async () => {
    if (!isPaired(creds)) return;
    try {
      if (isNew) await given.store.clear();
      isNew = false;
      await given.events.credentials(writeCredentials(baileys, creds));
    } catch (error) {
      link.fail(error);
      throw error;
    }
  });
}

/** Remembers which stanza an encrypted message came with. */
function rememberParts(stanzas: WeakMap<Uint8Array, BinaryNode>, frame: BinaryNode | Uint8Array): void {
  if (frame instanceof Uint8Array || frame.tag !== 'message' || !Array.isArray(frame.content)) return;
  for (const { content } of frame.content) if (content instanceof Uint8Array) stanzas.set(content, frame);
}

async function handUndecryptable(
  { attrs }: BinaryNode,
  me: Me,
  { link, inbox }: Pick<Session, 'link' | 'inbox'>,
): Promise<void> {
  const envelope = link.isDown ? null : readEnvelope(attrs, me);
  if (envelope) await inbox.hand(unreadable(envelope, 'undecryptable'));
}

interface Writing {
  link: Link;
  saver: CredentialSaver;
  keys: KeyStore;
  inbox: Inbox;
  spool: Spool;
  store: ConnectOptions['store'];
}

/** Waits for what is being written, so that a next connection of the number meets nothing unfinished. */
async function finishWrites({ link, saver, keys, inbox, spool, store }: Writing): Promise<void> {
  const late = new AbortController();
  await Promise.race([inbox.settled(), link.wait(lastCommitsMs, late.signal)]);
  late.abort();
  inbox.stop();
  await saver.saved();
  await keys.idle();
  const changes = spool.takeChanges();
  if (changes.length > 0) await store.write(changes);
}
