import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { stickerCopyOf } from './sticker.ts';
import { thumbnailOf } from './thumbnail.ts';
import { voiceCopyOf } from './voice-note.ts';

/** Removes the bytes of files whose rows are gone, and the copies beside them; a repeat does no harm. */
export async function removeFiles(storage: Storage, files: readonly StoredFile[]): Promise<void> {
  for (const file of files) {
    await storage.remove(thumbnailOf(file));
    await storage.remove(voiceCopyOf(file));
    await storage.remove(stickerCopyOf(file));
    await storage.remove(file);
  }
}
