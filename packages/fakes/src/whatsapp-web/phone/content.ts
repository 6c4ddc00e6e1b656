import { proto } from 'baileys';

type Message = proto.IMessage;
type Key = proto.IMessageKey;

const protocolTypes = proto.Message.ProtocolMessage.Type;

/** Returns a text. */
export function text(body: string): Message {
  return { conversation: body };
}

/** Returns a text that quotes a message. */
export function reply(body: string, quoted: { id: string; participant: string; message: Message }): Message {
  const contextInfo = {
    stanzaId: quoted.id,
    participant: quoted.participant,
    quotedMessage: quoted.message,
  };
  return { extendedTextMessage: { text: body, contextInfo } };
}

/** Returns a reaction to a message; an empty emoji takes it away. */
export function reaction(key: Key, emoji: string, at: number): Message {
  return { reactionMessage: { key, text: emoji, senderTimestampMs: at } };
}

/** Returns the new text of a message. */
export function edit(key: Key, body: string, at: number): Message {
  const protocolMessage = {
    key,
    type: protocolTypes.MESSAGE_EDIT,
    editedMessage: text(body),
    timestampMs: at,
  };
  return { protocolMessage };
}

/** Returns that a message is taken back for everyone. */
export function deletion(key: Key): Message {
  return { protocolMessage: { key, type: protocolTypes.REVOKE } };
}

/** Returns a message from its JSON, with bytes as base64. */
export function fromJson(json: Record<string, unknown>): Message {
  return proto.Message.fromObject(json);
}
