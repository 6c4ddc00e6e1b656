import type { StoredFile } from '../../platform/storage/storage.ts';
import { stickerCopyOf } from './sticker.ts';
import { thumbnailOf } from './thumbnail.ts';
import { voiceCopyOf } from './voice-note.ts';

/** Everything that may be kept beside a file. */
export function copiesOf(file: StoredFile): StoredFile[] {
  return [thumbnailOf(file), voiceCopyOf(file), stickerCopyOf(file)];
}
