import type { Media, MediaType } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { FileLinks } from '../../../platform/storage/links.ts';
import type { MediaRow } from '../keep-file.ts';
import { letGo } from './let-go.ts';
import { fileNameOf } from '../media-link.ts';
import { presentMedia } from '../present.ts';

/**
 * Keeps a file for a quick message or a schedule: an upload of this person, which is nobody's from now on, or a file of
 * the library. Any other id is the same 404.
 */
export async function keepQuickFile(
  tx: Transaction,
  { id, user_id }: { id: string; user_id: string },
): Promise<string> {
  const row = await tx.row<{ id: string }>(
    sql`update media set kept = case kept when 'upload' then 'quick' else kept end,
        user_id = case kept when 'upload' then null else user_id end
      where account_id = ${tx.account_id} and id = ${id}
        and (kept = 'library' or kept = 'upload' and user_id = ${user_id})
      returning id`,
    'keep_quick_file',
  );
  return found(row).id;
}

/**
 * Lets go of a file that a quick message no longer carries. Returns true when nothing else needs it: its row is gone,
 * and the bytes are to be removed after the commit.
 */
export async function releaseQuickFile(tx: Transaction, id: string): Promise<boolean> {
  // Locked, so that somebody who is sending it right now has either committed or is too late.
  const row = await tx.row(
    sql`select id from media where account_id = ${tx.account_id} and id = ${id} and kept = 'quick' for update`,
    'lock_quick_file',
  );
  return row !== null && letGo(tx, id);
}

/** A file as it is sent. */
export interface KeptFile {
  id: string;
  type: MediaType;
  file_name: string;
  ptt: boolean;
}

/** Reads a file that is kept to be sent; null where its bytes are gone or going. */
export async function keptFile(
  db: Queryable & { readonly account_id: string },
  id: string,
): Promise<KeptFile | null> {
  const row = await db.row<{ id: string; type: MediaType; mime: string; name: string; ptt: boolean }>(
    sql`select id, type, mime, name, ptt from media
      where account_id = ${db.account_id} and id = ${id} and kept <> 'erased'`,
    'kept_file',
  );
  return row && { id, type: row.type, file_name: fileNameOf(row), ptt: row.ptt };
}

/** Reads files as the wire has them, by their ids. */
export async function filesByIds(
  { db, links }: { db: Queryable & { readonly account_id: string }; links: FileLinks },
  ids: readonly string[],
): Promise<ReadonlyMap<string, Media>> {
  if (!ids.length) return new Map();
  const rows = await db.rows<MediaRow>(
    sql`select account_id, id, type, mime, name, size, ptt, voice, width, height, has_thumbnail, created from media
      where account_id = ${db.account_id} and id = any(${[...ids]}::uuid[])`,
    'files_by_ids',
  );
  return new Map(rows.map((row) => [row.id, presentMedia(row, { links })]));
}
