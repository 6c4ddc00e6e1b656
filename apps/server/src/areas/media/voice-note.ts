import type { StoredFile } from '../../platform/storage/storage.ts';
import type { Kind } from './sniff.ts';

/** What phones play as a voice note. */
export const voiceKind: Kind = { type: 'audio', mime: 'audio/ogg', extensions: ['ogg'] };

/** What may be sent as a voice note: the file itself, a copy beside it, or nothing. */
export type Voice = 'itself' | 'copy' | null;

/** Returns where the copy of a recording is stored: beside it. */
export function voiceCopyOf({ account_id, id }: StoredFile): StoredFile {
  return { account_id, id: `${id}-voice` };
}

const head = { page: 'OggS', codec: 'OpusHead', codecAt: 28, channelsAt: 37 };

/** Returns what of a recording may be sent as a voice note. */
export function voiceOf({ bytes, copy }: { bytes: Uint8Array; copy: Uint8Array | null }): Voice {
  if (copy) return 'copy';
  return isVoiceNote(bytes) ? 'itself' : null;
}

/** Returns whether these bytes are Opus in Ogg with one channel, which phones play as a voice note. */
export function isVoiceNote(bytes: Uint8Array): boolean {
  const text = (from: number, length: number) =>
    Buffer.from(bytes.subarray(from, from + length)).toString('latin1');
  return (
    text(0, head.page.length) === head.page &&
    text(head.codecAt, head.codec.length) === head.codec &&
    bytes[head.channelsAt] === 1
  );
}
