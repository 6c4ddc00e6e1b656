import { randomBytes } from 'node:crypto';
import {
  BufferJSON,
  initAuthCreds,
  makeWASocket,
  WA_CERT_DETAILS,
  type AuthenticationCreds,
  type BaileysEventMap,
  type ConnectionState,
  type UserFacingSocketConfig,
  type WAMessage,
  type WAMessageUpdate,
} from 'baileys';
import { onTestFinished, vi } from 'vitest';
import { createKeyStore, type KeyData } from '../signal/key-store.ts';
import { silentLogger } from '../signal/silent-logger.ts';
import { startFakeWhatsAppWeb, type FakeWhatsAppWeb } from '../start.ts';
import type { Phone } from '../phone/phone.ts';

/** Starts a server that ends with the test; Baileys trusts it in place of WhatsApp until then. */
export async function startFake(
  options: Partial<Parameters<typeof startFakeWhatsAppWeb>[0]> = {},
): Promise<FakeWhatsAppWeb> {
  const fake = await startFakeWhatsAppWeb({
    port: 0,
    random: randomBytes,
    clock: { now: () => new Date() },
    ...options,
  });
  trustRoot(fake.rootPublicKey);
  onTestFinished(() => fake.close());
  return fake;
}

/** Lets Baileys trust the root of a server in place of WhatsApp's until the test ends. */
export function trustRoot(publicKey: Buffer<ArrayBuffer>): void {
  const before = WA_CERT_DETAILS.PUBLIC_KEY;
  WA_CERT_DETAILS.PUBLIC_KEY = publicKey;
  onTestFinished(() => void (WA_CERT_DETAILS.PUBLIC_KEY = before));
}

/** What a client must keep to log in again. */
export interface Login {
  creds: AuthenticationCreds;
  keys: KeyData;
}

/** Returns a login that has never been used. */
export function newLogin(): Login {
  return { creds: initAuthCreds(), keys: {} };
}

/** Returns a copy of a login, as a second process would have it. */
export function copyLogin(login: Login): Login {
  return JSON.parse(JSON.stringify(login, BufferJSON.replacer), BufferJSON.reviver) as Login;
}

/** Connects an unpatched Baileys socket, and records what it emits; it ends with the test. */
export function connect(
  fake: Pick<FakeWhatsAppWeb, 'url'>,
  login: Login,
  config: Partial<UserFacingSocketConfig> = {},
) {
  const sent = new Map<string, WAMessage['message']>();
  const socket = makeWASocket({
    auth: { creds: login.creds, keys: createKeyStore(login.keys, () => undefined) },
    waWebSocketUrl: fake.url,
    logger: silentLogger,
    getMessage: ({ id }) => Promise.resolve(sent.get(id ?? '') ?? undefined),
    ...config,
  });
  const heard = {
    connection: [] as Partial<ConnectionState>[],
    messages: [] as (WAMessage & { upsert: string })[],
    updates: [] as WAMessageUpdate[],
    presence: [] as BaileysEventMap['presence.update'][],
    calls: [] as BaileysEventMap['call'],
    history: [] as BaileysEventMap['messaging-history.set'][],
  };
  socket.ev.on('connection.update', (update) => void heard.connection.push(update));
  socket.ev.on('messages.upsert', ({ messages, type }) => {
    for (const message of messages) {
      if (message.key.fromMe && message.key.id) sent.set(message.key.id, message.message);
      heard.messages.push({ ...message, upsert: type });
    }
  });
  socket.ev.on('messages.update', (updates) => void heard.updates.push(...updates));
  socket.ev.on('presence.update', (update) => void heard.presence.push(update));
  socket.ev.on('call', (calls) => void heard.calls.push(...calls));
  socket.ev.on('messaging-history.set', (history) => void heard.history.push(history));
  const client = {
    socket,
    login,
    heard,
    qr: () => vi.waitUntil(() => heard.connection.findLast(({ qr }) => qr)?.qr, { timeout: 5000 }),
    opened: () =>
      vi.waitUntil(
        () =>
          heard.connection.some(({ receivedPendingNotifications }) => receivedPendingNotifications) &&
          heard.connection.some(({ connection }) => connection === 'open'),
        { timeout: 10_000 },
      ),
    /** Waits until the first synchronisation is over, behind which Baileys emits nothing late. */
    settled: () => vi.waitUntil(() => login.creds.accountSyncCounter > 0, { timeout: 10_000 }),
    /** Waits for a message, from either side, that fits. */
    message: (fits: (message: WAMessage & { upsert: string }) => boolean) =>
      vi.waitUntil(() => heard.messages.find(fits), { timeout: 5000 }),
    /** Waits until a message of the own side has this status, told by either event. */
    status: (id: string, status: number) =>
      vi.waitUntil(
        () =>
          heard.updates.some(({ key, update }) => key.id === id && update.status === status) ||
          heard.messages.some((message) => message.key.id === id && message.status === status),
        { timeout: 5000 },
      ),
    /** Returns the status code with which the connection ended. */
    closed: () => vi.waitUntil(() => closeCode(heard.connection), { timeout: 10_000 }),
    end: () => socket.end(undefined),
  };
  onTestFinished(() => socket.end(undefined));
  return client;
}

export type Client = ReturnType<typeof connect>;

function closeCode(updates: Partial<ConnectionState>[]): number | null {
  const closed = updates.find(({ connection }) => connection === 'close');
  if (closed === undefined) return null;
  const error = closed.lastDisconnect?.error as { output?: { statusCode?: number } } | undefined;
  return error?.output?.statusCode ?? -1;
}

/** Links a new client to a phone by QR and logs it in. */
export async function pair(
  fake: Pick<FakeWhatsAppWeb, 'url'>,
  phone: Pick<Phone, 'scan'>,
  config: Partial<UserFacingSocketConfig> = {},
) {
  const login = newLogin();
  const first = connect(fake, login, config);
  await phone.scan(await first.qr());
  await first.closed();
  const client = connect(fake, login, config);
  await client.opened();
  return client;
}
