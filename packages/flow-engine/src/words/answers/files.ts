import type { AnswerMessage, ReadAnswer } from './answer.ts';

/** Any file: its address. */
export const readFile: ReadAnswer = (message) =>
  isFile(message) ? (message.media_url ?? undefined) : undefined;

/** A picture, also when it was sent as a document. */
export const readImage: ReadAnswer = (message) =>
  message.type === 'image' ||
  (message.type === 'document' && /\.(?:jpe?g|png|webp|heic|gif)$/i.test(message.file_name ?? ''))
    ? (message.media_url ?? undefined)
    : undefined;

/** A recording, also when it was sent as a document. */
export const readAudio: ReadAnswer = (message) =>
  message.type === 'audio' ||
  (message.type === 'document' && /\.(?:mp3|ogg|opus|m4a|wav|aac)$/i.test(message.file_name ?? ''))
    ? (message.media_url ?? undefined)
    : undefined;

function isFile({ type }: AnswerMessage): boolean {
  return type === 'document' || type === 'image' || type === 'audio' || type === 'video';
}
