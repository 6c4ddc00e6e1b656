import type { StoredFile } from '../../platform/storage/storage.ts';

export const thumbnailMime = 'image/webp';

/** Returns where the thumbnail of a picture is stored: beside it. */
export function thumbnailOf({ account_id, id }: StoredFile): StoredFile {
  return { account_id, id: `${id}-small` };
}
