import { errorText, limits, type MediaType } from '@prosa/contract';
import { conversionOf } from './convert/conversion-of.ts';

const mimes: Record<Exclude<MediaType, 'document'>, readonly string[]> = {
  image: ['image/jpeg', 'image/png'],
  audio: ['audio/mpeg', 'audio/mp3', 'audio/ogg', 'audio/webm', 'audio/mp4'],
  video: ['video/mp4', 'video/3gpp'],
};
const documents = /\.(txt|pdf|docx?|xlsx?|pptx?)$/i;

/** What each type's file chooser accepts. */
export const acceptOf: Record<MediaType, string> = {
  image: [...mimes.image, 'image/webp,image/gif,image/heic,image/heif,.heic,.heif'].join(','),
  audio: '.mp3,audio/mpeg,.wav,audio/wav',
  video: mimes.video.join(','),
  document: '.txt,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx',
};

/** Returns the type that a chosen file will be sent as; the server looks at its bytes and has the last word. */
export function mediaTypeOf({ type }: { type: string }): MediaType {
  const [plain = ''] = type.split(';');
  if (mimes.image.includes(plain)) return 'image';
  if (mimes.audio.includes(plain)) return 'audio';
  return mimes.video.includes(plain) ? 'video' : 'document';
}

const words: Record<MediaType, string> = {
  image: 'Imagens',
  audio: 'Áudios',
  video: 'Vídeos',
  document: 'Documentos',
};

/** How large a file of each kind may be, in bytes. */
export type FileLimits = Readonly<Record<MediaType, number>>;

interface AsWhat {
  /** What it is sent as; without it, what it is. */
  type?: MediaType;
  maxBytes?: FileLimits;
}

/** Returns whether a file that is shown otherwise is also taken as a document, which arrives as it is. */
export function mayBeDocument(file: { name: string; type: string }): boolean {
  return mediaTypeOf(file) !== 'document' || conversionOf(file) !== null;
}

/** Returns why a file cannot be sent, before it is uploaded; null when it can be tried. */
export function mediaProblem(
  file: { name: string; type: string; size: number },
  { type = mediaTypeOf(file), maxBytes = limits.media_max_bytes_of }: AsWhat = {},
): string | null {
  if (type === 'document' && !documents.test(file.name) && !mayBeDocument(file)) {
    return errorText('media_refused', {
      accepted:
        'Envie imagens JPG ou PNG, áudios MP3, vídeos MP4 ou 3GP, ou documentos TXT, PDF, Word, Excel ou PowerPoint.',
    });
  }
  if (file.size === 0) return 'O arquivo está vazio.';
  const most = maxBytes[type];
  if (file.size <= most) return null;
  return errorText('media_too_large', {
    limit: `${words[type]} podem ter no máximo ${most / 1024 / 1024} MB.`,
  });
}
