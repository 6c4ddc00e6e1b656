import type { proto } from 'baileys';
import type { Deletion, InboundMessage, MessageEdit, MessageMark, Reaction } from '@prosa/whatsapp';
import { platformId } from '../addresses/message-id.ts';
import type { Envelope } from './envelope.ts';
import { readContent } from './read-content.ts';
import { unwrap } from './unwrap.ts';

type Message = proto.IMessage;

/** What a message stanza turned out to be. */
export type Reading =
  | { kind: 'message'; message: InboundMessage }
  | { kind: 'deleted'; deletion: Deletion }
  | { kind: 'edited'; edit: MessageEdit }
  | { kind: 'reaction'; reaction: Reaction }
  | { kind: 'nothing' };

/** `proto.Message.ProtocolMessage.Type`, without loading Baileys. */
const revoke = 0;
const messageEdit = 14;

/** Returns what a decrypted message is: a message, or a change of an earlier one. */
export function readMessage(envelope: Envelope, message: Message): Reading {
  const { content } = unwrap(message);
  if (content.reactionMessage) return readReaction(envelope, content.reactionMessage);
  if (content.protocolMessage) return readChange(envelope, content.protocolMessage);
  const { id, peer, from_me } = envelope;
  // WhatsApp names conversations by LID where it knows one.
  const said = readContent(message, { id, jid: peer.lid ?? peer.jid, from_me });
  return said ? { kind: 'message', message: { ...headOf(envelope), ...said } } : { kind: 'nothing' };
}

/** Returns a message of which only this is known: it came, but its content did not. */
export function unreadable(envelope: Envelope, mark: MessageMark): Reading {
  const nothing = { message: '', media_ref: null, file_name: null, voice: false, reply_to: null };
  return { kind: 'message', message: { ...headOf(envelope), type: 'text', ...nothing, marks: [mark] } };
}

function headOf({ id, peer, from_me, at }: Envelope) {
  return { platform_message_id: id, peer, from_me, at };
}

function readReaction(
  { from_me, at }: Envelope,
  { key, text, senderTimestampMs }: proto.Message.IReactionMessage,
): Reading {
  if (!key?.id) return { kind: 'nothing' };
  const reaction = {
    platform_message_id: platformId(key.id),
    from_me,
    emoji: text || null,
    at: timeIn(senderTimestampMs, at),
  };
  return { kind: 'reaction', reaction };
}

function readChange(envelope: Envelope, change: proto.Message.IProtocolMessage): Reading {
  const id = change.key?.id;
  if (!id) return { kind: 'nothing' };
  const { from_me, peer } = envelope;
  const target = { platform_message_id: platformId(id), from_me, peer };
  // Protobuf leaves out a type that is 0.
  if ((change.type ?? revoke) === revoke) return { kind: 'deleted', deletion: target };
  const said = change.type === messageEdit && change.editedMessage ? readContent(change.editedMessage) : null;
  if (!said) return { kind: 'nothing' };
  const at = timeIn(change.timestampMs, envelope.at);
  return { kind: 'edited', edit: { ...target, message: said.message, at } };
}

/** The network counts seconds. */
const secondMs = 1000;

/** Returns the time that a sender gives, or the network's where it gives none, or one that had not come yet. */
function timeIn(milliseconds: number | { toNumber(): number } | null | undefined, at: Date): Date {
  const value = typeof milliseconds === 'object' ? milliseconds?.toNumber() : milliseconds;
  const isPast = typeof value === 'number' && value > 0 && value < at.getTime() + secondMs;
  return isPast ? new Date(value) : at;
}
