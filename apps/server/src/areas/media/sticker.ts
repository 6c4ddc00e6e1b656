import { buffer } from 'node:stream/consumers';
import type { FileLinks } from '../../platform/storage/links.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { drawSticker } from './picture.ts';

/** Returns where a picture's sticker is stored: beside it. */
export function stickerCopyOf({ account_id, id }: StoredFile): StoredFile {
  return { account_id, id: `${id}-sticker` };
}

/**
 * Returns the signed address of a picture as a sticker, rendered on the first request; null when it cannot be one.
 */
export async function stickerLink(
  { storage, links }: { storage: Storage; links: FileLinks },
  file: StoredFile,
): Promise<string | null> {
  const copy = stickerCopyOf(file);
  const isThere = (await read(storage, copy)) ?? (await draw(storage, file));
  return isThere && links.link({ ...copy, mime: 'image/webp', name: 'figurinha.webp' });
}

async function draw(storage: Storage, file: StoredFile): Promise<Buffer | null> {
  const picture = await read(storage, file);
  const drawn = picture && (await drawSticker({ account_id: file.account_id, bytes: picture }));
  if (drawn) await storage.put(stickerCopyOf(file), drawn);
  return drawn;
}

async function read(storage: Storage, file: StoredFile): Promise<Buffer | null> {
  const stored = await storage.read(file);
  return stored && buffer(stored.stream);
}
