import type { proto } from 'baileys';

/** Kinds of files, by the part of the message that holds them. */
const mediaTypes = [
  ['imageMessage', 'image'],
  ['videoMessage', 'video'],
  ['documentMessage', 'document'],
  ['stickerMessage', 'sticker'],
  ['contactMessage', 'vcard'],
  ['contactsArrayMessage', 'contact_array'],
  ['liveLocationMessage', 'livelocation'],
  ['locationMessage', 'location'],
  ['listResponseMessage', 'list_response'],
  ['buttonsResponseMessage', 'buttons_response'],
] as const;

/** Returns the `mediatype` of an encrypted part, or undefined for plain text. */
export function mediaType(message: proto.IMessage): string | undefined {
  const content = contentOf(message);
  if (content.audioMessage) return content.audioMessage.ptt === true ? 'ptt' : 'audio';
  return mediaTypes.find(([part]) => content[part])?.[1];
}

/** Returns the `type` of a message stanza. */
export function stanzaType(message: proto.IMessage): string {
  const content = contentOf(message);
  if (content.reactionMessage) return 'reaction';
  if (content.pollCreationMessage ?? content.pollCreationMessageV3 ?? content.pollUpdateMessage)
    return 'poll';
  return mediaType(message) === undefined ? 'text' : 'media';
}

/** Returns the content of a message without what wraps it. */
export function contentOf(message: proto.IMessage): proto.IMessage {
  const wrapped =
    message.deviceSentMessage?.message ??
    message.viewOnceMessage?.message ??
    message.viewOnceMessageV2?.message ??
    message.ephemeralMessage?.message ??
    message.documentWithCaptionMessage?.message;
  return wrapped ? contentOf(wrapped) : message;
}
