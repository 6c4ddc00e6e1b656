import type { Clock } from '../../platform/clock/clock.ts';
import type { Ids } from '../../platform/clock/ids.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { drawSmall, type PictureFacts } from './picture.ts';
import type { Kind } from './sniff.ts';
import { thumbnailOf } from './thumbnail.ts';
import { voiceCopyOf, voiceOf, type Voice } from './voice-note.ts';

/** What storing a file needs. */
export interface KeepTools {
  storage: Storage;
  ids: Ids;
  clock: Clock;
}

/** A file whose bytes were checked. */
export interface NewFile {
  bytes: Uint8Array;
  kind: Kind;
  /** Safe to show. */
  name: string;
  kept: 'thread' | 'upload' | 'library' | 'picture';
  user_id: string | null;
  ptt: boolean;
  /** Given for a picture that was re-rendered; otherwise it is measured and its thumbnail rendered here. */
  picture?: PictureFacts | null;
  /** For a recording: the same sound as a voice note that phones play; already checked. */
  voice_copy?: Uint8Array | null;
}

/** A company's file as a row of the table. */
export interface MediaRow {
  account_id: string;
  id: string;
  type: Kind['type'];
  mime: string;
  name: string;
  size: number;
  ptt: boolean;
  voice: Voice;
  width: number | null;
  height: number | null;
  has_thumbnail: boolean;
  created: Date;
}

/**
 * Stores a company's file under names made by the server: the bytes, a picture's thumbnail, a recording's copy, then
 * the row.
 */
export async function keepFile(
  { storage, ids, clock }: KeepTools,
  db: Queryable & { readonly account_id: string },
  { bytes, kind, name, kept, user_id, ptt, picture: drawn = null, voice_copy: copy = null }: NewFile,
): Promise<MediaRow> {
  const isPicture = kind.mime.startsWith('image/');
  const picture = drawn ?? (isPicture ? await drawSmall({ account_id: db.account_id, bytes }) : null);
  const media: MediaRow = {
    account_id: db.account_id,
    id: ids.next(),
    type: kind.type,
    mime: kind.mime,
    name,
    size: bytes.byteLength,
    ptt,
    voice: kind.type === 'audio' ? voiceOf({ bytes, copy }) : null,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    has_thumbnail: Boolean(picture?.thumbnail),
    created: clock.now(),
  };
  // The files first: a row never points at bytes that are not there.
  await storage.put(media, bytes);
  if (picture?.thumbnail) await storage.put(thumbnailOf(media), picture.thumbnail);
  if (copy) await storage.put(voiceCopyOf(media), copy);
  await db.run(
    sql`insert into media (account_id, id, type, mime, name, size, ptt, voice, width, height, has_thumbnail, kept,
        user_id, created)
      values (${media.account_id}, ${media.id}, ${media.type}, ${media.mime}, ${name}, ${media.size}, ${ptt}, ${media.voice},
        ${media.width}, ${media.height}, ${media.has_thumbnail}, ${kept}, ${user_id}, ${media.created})`,
    'insert_media',
  );
  return media;
}
