import type { BinaryNode, proto } from 'baileys';
import type { Baileys } from '../baileys/load-baileys.ts';
import { addressOf } from '../addresses/jid.ts';
import { platformId } from '../addresses/message-id.ts';
import { peerOf } from '../addresses/peer.ts';
import type { Decrypted } from '../spool/spool.ts';
import { isMe, readEnvelope, timeOf, type Envelope, type Me } from './envelope.ts';
import { readMessage, unreadable, type Reading } from './read-message.ts';

/**
 * Returns what a decrypted stanza brought; more than one reading where the own phone passes on several messages. Never
 * throws: what has a form that nobody foresaw is shown as unsupported, or it would come again for ever.
 */
export function readStanza(baileys: Baileys, me: Me, { attributes, plaintext }: Decrypted): Reading[] {
  const envelope = readEnvelope(attributes, me);
  try {
    const message = decode(baileys, plaintext);
    if (envelope) return [readMessage(envelope, message)];
    return isMe(attributes['from'], me) ? passedOn(baileys, message) : [];
  } catch {
    return envelope ? [unreadable(envelope, 'unsupported')] : [];
  }
}

/** Returns the message that a stanza announces without bringing it, or null when it is none. */
export function readAbsent({ attrs, content }: BinaryNode, me: Me): Reading | null {
  const parts = Array.isArray(content) ? content : [];
  const absent = parts.find(({ tag }) => tag === 'unavailable');
  if (!absent || parts.some(({ tag }) => tag === 'enc')) return null;
  const envelope = readEnvelope(attrs, me);
  const isViewOnce = absent.attrs['type']?.startsWith('view_once') === true;
  return envelope && unreadable(envelope, isViewOnce ? 'view_once' : 'undecryptable');
}

function decode({ proto, unpadRandomMax16 }: Baileys, plaintext: Uint8Array): proto.IMessage {
  return proto.Message.decode(unpadRandomMax16(plaintext));
}

/** Returns the messages that our own phone passed on because they had reached us without content. */
function passedOn({ proto }: Baileys, message: proto.IMessage): Reading[] {
  const answer = message.protocolMessage?.peerDataOperationRequestResponseMessage;
  return (answer?.peerDataOperationResult ?? []).flatMap(({ placeholderMessageResendResponse }) => {
    const bytes = placeholderMessageResendResponse?.webMessageInfoBytes;
    if (!bytes) return [];
    const info = proto.WebMessageInfo.decode(bytes);
    const envelope = envelopeOf(info);
    return envelope && info.message ? [readMessage(envelope, info.message)] : [];
  });
}

function envelopeOf({ key, pushName, messageTimestamp }: proto.IWebMessageInfo): Envelope | null {
  const { id, remoteJid, fromMe } = key ?? {};
  if (!id || addressOf(remoteJid) === null) return null;
  const from_me = fromMe === true;
  const peer = peerOf([remoteJid], from_me ? null : (pushName ?? null));
  return peer && { id: platformId(id), peer, from_me, at: timeOf(Number(messageTimestamp ?? 0)) };
}
