import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { copiesOf } from './copies.ts';

/** Deletes the bytes of files whose rows are gone, and the copies beside them; a repeat does no harm. */
export async function removeFiles(storage: Storage, files: readonly StoredFile[]): Promise<void> {
  for (const file of files) {
    for (const copy of copiesOf(file)) await storage.remove(copy);
    await storage.remove(file);
  }
}
