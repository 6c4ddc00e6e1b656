import type { ChannelMessageType } from '../../messages.ts';
import { SendRejected } from '../../refusals.ts';

/** The kinds of files that the Graph takes. */
export type FileKind = Extract<ChannelMessageType, 'image' | 'video' | 'audio' | 'document' | 'sticker'>;

interface FileLimit {
  /** Null where any kind is taken. */
  mimes: readonly string[] | null;
  maxBytes: number;
}

const megabyte = 1024 * 1024;

/** Meta's limits (reference 5.3). */
export const fileLimits: Record<FileKind, FileLimit> = {
  image: { mimes: ['image/jpeg', 'image/png'], maxBytes: 5 * megabyte },
  video: { mimes: ['video/mp4', 'video/3gpp'], maxBytes: 16 * megabyte },
  audio: {
    mimes: ['audio/aac', 'audio/amr', 'audio/mpeg', 'audio/mp4', 'audio/ogg'],
    maxBytes: 16 * megabyte,
  },
  document: { mimes: null, maxBytes: 100 * megabyte },
  sticker: { mimes: ['image/webp'], maxBytes: 500 * 1024 },
};

/** Throws SendRejected 'file_refused' or 'too_large' for a file that the Graph would refuse. */
export function checkFile(kind: FileKind, { bytes, mime }: { bytes: Uint8Array; mime: string }): void {
  const { mimes, maxBytes } = fileLimits[kind];
  if (mimes && !mimes.includes(mime)) throw new SendRejected('file_refused');
  if (bytes.length === 0) throw new SendRejected('file_refused');
  if (bytes.length > maxBytes) throw new SendRejected('too_large');
}
