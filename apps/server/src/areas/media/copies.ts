import type { StoredFile } from '../../platform/storage/storage.ts';
import { stickerCopyOf } from './sticker.ts';
import { thumbnailOf } from './thumbnail.ts';
import { voiceCopyOf } from './voice-note.ts';

/** Lists everything that may be stored beside a file. */
export function copiesOf(file: StoredFile): StoredFile[] {
  return [thumbnailOf(file), voiceCopyOf(file), stickerCopyOf(file)];
}
