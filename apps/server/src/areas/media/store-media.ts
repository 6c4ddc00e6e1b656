import { limits } from '@prosa/contract';
import type { Ids } from '../../platform/clock/ids.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { displayName, withExtension } from './display-name.ts';
import { sniff, type MediaType } from './sniff.ts';

/** A file somebody sent. */
export interface IncomingFile {
  bytes: Uint8Array;
  /** As the sender called it; null when it has no name. */
  file_name: string | null;
  /** The message type it came with, or null; a hint only. */
  declared_type: string | null;
}

/** A kept file. */
export interface StoredMedia {
  account_id: string;
  id: string;
  type: MediaType;
  mime: string;
  /** Safe to show and to offer for download. */
  name: string;
  size: number;
}

interface Tools {
  storage: Storage;
  ids: Ids;
  clock: Clock;
}

const nameless: Record<MediaType, string> = {
  image: 'imagem',
  audio: 'audio',
  video: 'video',
  document: 'documento',
};

/**
 * Keeps a file of a company: the bytes under a name the server made, what it is by its bytes in a row.
 * Throws too_large above 20 MB.
 */
export async function storeMedia(
  { storage, ids, clock }: Tools,
  db: Queryable & { readonly account_id: string },
  { bytes, file_name, declared_type }: IncomingFile,
): Promise<StoredMedia> {
  if (bytes.byteLength > limits.media_max_bytes) throw new AppError('too_large', { limit: '20 MB' });
  const shown = displayName(file_name ?? '');
  const { type, mime, extensions } = await sniff({ bytes, file_name: shown, declared_type });
  const media: StoredMedia = {
    account_id: db.account_id,
    id: ids.next(),
    type,
    mime,
    name: withExtension(shown || nameless[type], extensions),
    size: bytes.byteLength,
  };
  // The file first: a row never points at bytes that are not there.
  await storage.put(media, bytes);
  await db.run(
    sql`insert into media (account_id, id, type, mime, name, size, created)
      values (${media.account_id}, ${media.id}, ${type}, ${mime}, ${media.name}, ${media.size}, ${clock.now()})`,
    'insert_media',
  );
  return media;
}
