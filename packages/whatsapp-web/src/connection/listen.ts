import type { BaileysEventMap, BinaryNode, ConnectionState, WASocket } from 'baileys';
import type { Peer } from '@prosa/whatsapp';
import { jidOfAddress, addressOf } from '../addresses/jid.ts';
import { peerOf } from '../addresses/peer.ts';
import { isMe, readEnvelope, type Me } from '../reading/envelope.ts';
import type { Inbox } from '../reading/inbox.ts';
import { readCall } from '../reading/read-call.ts';
import { readLimit, type LimitNews } from '../reading/read-limits.ts';
import { readReceipts } from '../reading/read-receipts.ts';
import { readAbsent } from '../reading/read-stanza.ts';
import { wireId } from '../addresses/message-id.ts';
import type { Acks } from '../sending/acks.ts';
import { closeOf, endedBy } from './close-reason.ts';
import type { Directory } from './directory.ts';
import { holdUntilTaken } from './gate.ts';
import type { Link } from './link.ts';

const chatRefusedCode = '463';

/** What a connection's listeners report to. */
export interface Hearing {
  link: Link;
  inbox: Inbox;
  acks: Acks;
  directory: Directory;
  socket: WASocket;
  me(): Me;
  /** A code to scan came. */
  code(qr: string): void;
  opened(): void;
  /** The network refused to begin a chat. */
  chatRefused(): void;
  /** Everything that waited at the network has arrived. */
  caughtUp(): void;
}

/** Connects the socket's stanzas with their readers. What Baileys confirms at once waits until the owner has it. */
export function listenToStanzas(hearing: Hearing): void {
  const { link, inbox, acks, directory, socket, me } = hearing;
  const { ws } = socket;
  ws.on('frame', (frame: BinaryNode | Uint8Array) => {
    link.events.alive();
    if (!(frame instanceof Uint8Array) && frame.tag === 'message')
      directory.seen(readEnvelope(frame.attrs, me())?.peer ?? null);
  });
  ws.on('CB:ack,class:message', ({ attrs }: BinaryNode) => {
    if (attrs['id'] !== undefined) acks.answered(attrs['id'], attrs['error']);
    if (attrs['error'] === chatRefusedCode) hearing.chatRefused();
  });
  holdUntilTaken(ws, 'CB:receipt', (node) => {
    const receipts = readReceipts(node, me());
    for (const { platform_message_id } of receipts) acks.accepted(wireId(platform_message_id));
    return receipts.length > 0 ? inbox.receipts(receipts) : null;
  });
  holdUntilTaken(ws, 'CB:message', (node) => {
    const absent = readAbsent(node, me());
    return absent && inbox.hand(absent);
  });
  holdUntilTaken(ws, 'CB:call', (node) => {
    const call = readCall(node, me());
    return call && inbox.after(() => link.events.call(call));
  });
}

/** Connects Baileys' own events. */
export function listenToEvents(hearing: Hearing): void {
  const { link, socket } = hearing;
  const news: LimitNews = { lock: null, cap: null };
  let told = '';
  const tellLimit = () => {
    const limit = readLimit(news);
    if (JSON.stringify(limit) === told) return;
    told = JSON.stringify(limit);
    link.tell(() => link.events.newChatLimit(limit));
  };
  socket.ev.on('connection.update', (update) => {
    hearConnection(hearing, update);
    if (!update.reachoutTimeLock) return;
    news.lock = update.reachoutTimeLock;
    tellLimit();
  });
  socket.ev.on('message-capping.update', (cap) => {
    news.cap = cap;
    tellLimit();
  });
  socket.ev.on('presence.update', (update) => hearTyping(hearing, update));
}

function hearConnection(hearing: Hearing, update: Partial<ConnectionState>): void {
  const { link } = hearing;
  const { qr, connection, lastDisconnect, receivedPendingNotifications } = update;
  if (qr !== undefined) hearing.code(qr);
  if (receivedPendingNotifications === true) hearing.caughtUp();
  if (connection === 'open') hearing.opened();
  if (connection === 'close') link.end(closeOf(endedBy(lastDisconnect?.error), link.clock.now()));
}

function hearTyping(
  { link, directory, socket, me }: Hearing,
  update: BaileysEventMap['presence.update'],
): void {
  const isTyping = Object.values(update.presences).some(({ lastKnownPresence }) =>
    ['composing', 'recording'].includes(lastKnownPresence),
  );
  const address = addressOf(update.id);
  if (!isTyping || !address || isMe(update.id, me())) return;
  const peer = peerOf([jidOfAddress(address)]);
  if (peer) void emitTyping({ link, directory, socket }, peer);
}

/** Nobody misses it if it fails. */
async function emitTyping(
  { link, directory, socket }: Pick<Hearing, 'link' | 'directory' | 'socket'>,
  peer: Peer,
): Promise<void> {
  try {
    await link.events.typing(await directory.complete(peer, socket.signalRepository));
  } catch {
    return;
  }
}
