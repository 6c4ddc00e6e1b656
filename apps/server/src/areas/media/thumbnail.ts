import type { StoredFile } from '../../platform/storage/storage.ts';

export const thumbnailMime = 'image/webp';

/** Where the small copy of a picture is kept: beside it. */
export function thumbnailOf({ account_id, id }: StoredFile): StoredFile {
  return { account_id, id: `${id}-small` };
}
