import type { FileLinks } from '../../platform/storage/links.ts';
import type { StoredFile } from '../../platform/storage/storage.ts';
import { withExtension } from './display-name.ts';
import { extensionsOf } from './sniff.ts';
import { thumbnailMime, thumbnailOf } from './thumbnail.ts';
import { voiceCopyOf, voiceKind, type Voice } from './voice-note.ts';

/** A stored file and its name. */
export interface NamedFile extends StoredFile {
  mime: string;
  name: string;
}

/** Returns the signed address of a stored file, below `/files/`. */
export function mediaLink({ links }: { links: FileLinks }, file: NamedFile): string {
  const { account_id, id, mime } = file;
  return links.link({ account_id, id, mime, name: fileNameOf(file) });
}

/** Returns the signed address of what is sent as a voice note, or null when nothing of the file can be. */
export function voiceLink(
  { links }: { links: FileLinks },
  { voice, ...file }: StoredFile & { voice: Voice },
): string | null {
  if (voice === null) return null;
  const stored = voice === 'copy' ? voiceCopyOf(file) : file;
  return links.link({ ...stored, mime: voiceKind.mime, name: 'audio.ogg' });
}

/** Returns the signed address of a picture's thumbnail, or null when it has none. */
export function thumbnailLink(
  { links }: { links: FileLinks },
  file: StoredFile & { has_thumbnail: boolean },
): string | null {
  if (!file.has_thumbnail) return null;
  return links.link({ ...thumbnailOf(file), mime: thumbnailMime, name: 'miniatura.webp' });
}

/** Returns the name under which a file is sent and downloaded: its own, with an extension that fits what it is. */
export function fileNameOf({ name, mime }: { name: string; mime: string }): string {
  return withExtension(name, extensionsOf(mime));
}
