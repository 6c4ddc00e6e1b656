import { limits, type MediaType } from '@prosa/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Kind } from './sniff.ts';
import { isVoiceNote, voiceKind } from './voice-note.ts';

/** What may be uploaded (specification section 5), and the formats that browsers record in. */
const acceptedTypes: Record<Exclude<MediaType, 'document'>, readonly string[]> = {
  image: ['image/jpeg', 'image/png'],
  audio: ['audio/mpeg', 'audio/ogg', 'audio/webm', 'audio/mp4'],
  video: ['video/mp4', 'video/3gpp'],
};

/** What browsers convert before it is sent; where they cannot, it goes as a document, as it is. */
const convertible = ['image/webp', 'image/gif', 'image/heic', 'audio/wav'];

const words: Record<MediaType, { plural: string; formats: string }> = {
  image: { plural: 'Imagens', formats: 'JPG ou PNG' },
  audio: { plural: 'Áudios', formats: 'MP3' },
  video: { plural: 'Vídeos', formats: 'MP4 ou 3GP' },
  document: { plural: 'Documentos', formats: 'TXT, PDF, Word, Excel ou PowerPoint' },
};

const megabyte = 1024 * 1024;

/**
 * Throws unless a file is what its sender says (`wanted`, null when they say nothing) and on the list
 * (media_refused), and not too large for what it is (media_too_large).
 */
export function demandAccepted(kind: Kind, wanted: MediaType | null, size: number): void {
  if ((wanted && kind.type !== wanted) || !isListed(kind)) {
    throw new AppError('media_refused', { accepted: wanted ? sentence(wanted) : everySentence() });
  }
  demandSize({ type: kind.type, size }, limits.media_max_bytes_of);
}

/** Throws media_too_large for a file with more bytes than may be had of its type. */
export function demandSize(
  { type, size }: { type: MediaType; size: number },
  maxBytes: Readonly<Record<MediaType, number>>,
): void {
  const most = maxBytes[type];
  if (size <= most) return;
  const limit = `${words[type].plural} podem ter no máximo ${most / megabyte} MB.`;
  throw new AppError('media_too_large', { limit });
}

/** Throws media_refused when the copy that came with a recording is not one that phones play. */
export function demandVoiceCopy(copy: Uint8Array, { ptt }: { ptt: boolean }): void {
  if (!ptt || !isVoiceNote(copy)) {
    throw new AppError('media_refused', { accepted: 'Mensagens de voz precisam ser OGG Opus com um canal.' });
  }
  demandAccepted(voiceKind, 'audio', copy.byteLength);
}

/** Returns whether the file is on the list; any listed file may also be sent as a document. */
function isListed({ type, mime }: Kind): boolean {
  const playable = Object.values(acceptedTypes).flat();
  if (type !== 'document') return acceptedTypes[type].includes(mime);
  const isOffice = /^(text\/plain|application\/(pdf|msword|vnd\..+))$/.test(mime);
  return isOffice || playable.includes(mime) || convertible.includes(mime);
}

function sentence(type: MediaType): string {
  const { plural, formats } = words[type];
  return `${plural} precisam ser ${formats}.`;
}

function everySentence(): string {
  return 'Envie imagens JPG ou PNG, áudios MP3, vídeos MP4 ou 3GP, ou documentos TXT, PDF, Word, Excel ou PowerPoint.';
}
