import type { AuthenticationCreds, BinaryNode, SignalDataSet, SignalDataTypeMap, WASocket } from 'baileys';
import type { Baileys } from '../src/baileys/load-baileys.ts';
import { silentLogger } from '../src/baileys/silent-logger.ts';
import type { RemoteFake } from './fake.ts';

/** Baileys as it comes, with keys in memory and nobody who keeps anything: the limit of what a driver can reach. */
export interface BareNumber {
  socket: WASocket;
  /** Resolves at the network's answer, as a driver's `send` does. */
  send(to: string, text: string): Promise<void>;
  /** Messages emitted so far. */
  heard(): number;
}

/** Pairs a number with Baileys alone; resolves when it is open. */
export async function pairBare(baileys: Baileys, fake: RemoteFake, phone: string): Promise<BareNumber> {
  await fake.ask({ what: 'add', phone });
  const creds = baileys.initAuthCreds();
  const keys = memoryKeys();
  let heard = 0;
  const open = async (): Promise<WASocket> => {
    const socket = newSocket(baileys, fake, { creds, keys });
    socket.ev.on('messages.upsert', ({ messages }) => {
      heard += messages.filter(({ key }) => key.fromMe !== true).length;
    });
    const end = await new Promise<'open' | 'close'>((resolve) =>
      socket.ev.on('connection.update', ({ connection, qr }) => {
        if (qr) void fake.ask({ what: 'scan', phone, qr });
        if (connection === 'open' || connection === 'close') resolve(connection);
      }),
    );
    return end === 'open' ? socket : open();
  };
  const socket = await open();
  const waiting = new Map<string, () => void>();
  socket.ws.on('CB:ack,class:message', ({ attrs }: BinaryNode) => waiting.get(attrs['id'] ?? '')?.());
  const send = async (to: string, text: string) => {
    const messageId = baileys.generateMessageIDV2(socket.user?.id);
    const answered = new Promise<void>((resolve) => waiting.set(messageId, resolve));
    await socket.sendMessage(to, { text, linkPreview: null }, { messageId });
    await answered;
    waiting.delete(messageId);
  };
  return { socket, send, heard: () => heard };
}

function newSocket(
  baileys: Baileys,
  fake: RemoteFake,
  auth: { creds: AuthenticationCreds; keys: ReturnType<typeof memoryKeys> },
): WASocket {
  return baileys.makeWASocket({
    auth,
    waWebSocketUrl: fake.url,
    logger: silentLogger,
    emitOwnEvents: false,
    markOnlineOnConnect: false,
    shouldSyncHistoryMessage: ({ syncType }) =>
      syncType === baileys.proto.HistorySync.HistorySyncType.PUSH_NAME,
  });
}

function memoryKeys() {
  const rows = new Map<string, unknown>();
  return {
    get: <T extends keyof SignalDataTypeMap>(kind: T, ids: string[]) =>
      Object.fromEntries(
        ids.flatMap((id) => (rows.has(`${kind}/${id}`) ? [[id, rows.get(`${kind}/${id}`)]] : [])),
      ) as Record<string, SignalDataTypeMap[T]>,
    set: (data: SignalDataSet) => {
      for (const [kind, values] of Object.entries(data))
        for (const [id, value] of Object.entries(values as Record<string, unknown>))
          if (value === null) rows.delete(`${kind}/${id}`);
          else rows.set(`${kind}/${id}`, value);
    },
  };
}
