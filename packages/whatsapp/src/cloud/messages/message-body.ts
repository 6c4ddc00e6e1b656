import { readPlace } from '@prosa/contract';
import type { ChannelMessageType, OutboundMessage } from '../../messages.ts';
import { SendRejected } from '../../refusals.ts';
import { choicesBody } from './choices-body.ts';
import type { FileKind } from './file-limits.ts';
import { templateBody } from './template-body.ts';

/** Meta's limits for texts (reference 5.3). */
export const maxText = 4096;
const maxCaption = 1024;

/** What the Graph calls a message: its type, and the part of that name. */
export type MessageBody = { type: string } & Record<string, unknown>;

/**
 * Returns the kind of file under which the message's file goes: an audio or a sticker has no room for a text, so with
 * one it goes as a document. Null where there is no file.
 */
export function fileKindOf({ type, media_url, message }: OutboundMessage): FileKind | null {
  if (media_url === null) return null;
  if (!isFileKind(type)) throw new SendRejected('refused');
  const hasNoRoom = type === 'audio' || type === 'sticker';
  return hasNoRoom && message.trim() !== '' ? 'document' : type;
}

/**
 * Returns the body of a message, `media_id` being its uploaded file. Throws SendRejected for what the Graph would
 * refuse.
 */
export function messageBody(message: OutboundMessage, media_id: string | null): MessageBody {
  if (message.template) return { type: 'template', template: templateBody(message.template) };
  const kind = fileKindOf(message);
  if (kind !== null) return { type: kind, [kind]: fileBody(message, kind, media_id) };
  if (message.type === 'location') return { type: 'location', location: placeBody(message.message) };
  if (message.type !== 'text' || message.message.trim() === '') throw new SendRejected('refused');
  if (message.choices)
    return { type: 'interactive', interactive: choicesBody(message.message, message.choices) };
  const { message: body, link_preview } = message;
  if (body.length > maxText) throw new SendRejected('too_large');
  return { type: 'text', text: { body, preview_url: link_preview } };
}

function isFileKind(type: ChannelMessageType): type is FileKind {
  return ['image', 'video', 'audio', 'document', 'sticker'].includes(type);
}

function fileBody(
  { message, file_name, voice }: OutboundMessage,
  kind: FileKind,
  media_id: string | null,
): object {
  if (media_id === null) throw new SendRejected('file_refused');
  if (message.length > maxCaption) throw new SendRejected('too_large');
  return {
    id: media_id,
    ...(message.trim() !== '' && { caption: message }),
    ...(kind === 'document' && { filename: file_name ?? 'arquivo' }),
    ...(kind === 'audio' && voice && { voice: true }),
  };
}

function placeBody(text: string): object {
  const place = readPlace(text);
  if (!place) throw new SendRejected('refused');
  const { latitude, longitude, name, address } = place;
  return { latitude, longitude, ...(name && { name }), ...(name && address && { address }) };
}
