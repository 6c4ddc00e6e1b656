import type { AnyMessageContent } from 'baileys';
import { readPlace } from '@prosa/contract';
import { SendRejected, type OutboundMessage } from '@prosa/whatsapp';
import type { OpenFile } from './open-file.ts';
import { lookOfVoice } from './waveform.ts';

type Open = (url: string) => Promise<OpenFile>;

/** Returns a message as Baileys sends it. Rejects with SendRejected for what can be no message. */
export async function contentOf(message: OutboundMessage, open: Open): Promise<AnyMessageContent> {
  switch (message.type) {
    case 'text':
      // A preview would have to fetch the page, which this process does not do for addresses that anybody may write.
      return { text: message.message, linkPreview: null };
    case 'location':
      return { location: placeOf(message.message) };
    case 'contact':
      return { contacts: cardsOf(message.message) };
    default:
      return fileContent(message, await openOrRefuse(message, open));
  }
}

function openOrRefuse({ media_url }: OutboundMessage, open: Open): Promise<OpenFile> {
  return media_url === null ? Promise.reject(new SendRejected('file_refused')) : open(media_url);
}

async function fileContent(
  message: OutboundMessage,
  { stream, mimetype }: OpenFile,
): Promise<AnyMessageContent> {
  const caption = message.message || undefined;
  const fileName = message.file_name ?? 'arquivo';
  const file = { stream };
  switch (message.type) {
    case 'image':
      return { image: file, caption, mimetype };
    case 'video':
      // An empty picture keeps Baileys from starting a program to make one.
      return { video: file, caption, mimetype, jpegThumbnail: '' };
    case 'audio':
      return message.voice ? voiceContent(stream) : { audio: file, mimetype };
    case 'sticker':
      return { sticker: file, mimetype: 'image/webp' };
    default:
      return { document: file, caption, mimetype, fileName };
  }
}

async function voiceContent(stream: OpenFile['stream']): Promise<AnyMessageContent> {
  const bytes = Buffer.concat((await stream.toArray()) as Uint8Array[]);
  return { audio: bytes, ptt: true, mimetype: 'audio/ogg; codecs=opus', ...lookOfVoice(bytes) };
}

function placeOf(text: string) {
  const place = readPlace(text);
  if (!place) throw new SendRejected('refused');
  const { latitude, longitude, name, address } = place;
  return { degreesLatitude: latitude, degreesLongitude: longitude, name, address };
}

const card = /BEGIN:VCARD[\s\S]*?END:VCARD/gi;
const fullName = /^FN[^:]*:(.*)$/im;

function cardsOf(text: string) {
  const contacts = (text.match(card) ?? []).map((vcard) => ({
    displayName: fullName.exec(vcard)?.[1]?.trim() ?? '',
    vcard,
  }));
  if (contacts.length === 0) throw new SendRejected('refused');
  return { displayName: contacts[0]?.displayName, contacts };
}
