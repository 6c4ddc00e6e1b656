import { canBeId, type MediaType } from '@prosa/contract';
import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';
import { fileNameOf } from './media-link.ts';

/** A file of the library as a bot sends it. */
export interface LibraryFile {
  id: string;
  type: MediaType;
  file_name: string;
}

/** Returns those of the files that are in the company's library. */
export async function libraryFiles(
  db: Queryable & { readonly account_id: string },
  ids: readonly string[],
): Promise<LibraryFile[]> {
  const rows = await db.rows<{ id: string; type: MediaType; mime: string; name: string }>(
    sql`select id, type, mime, name from media
      where account_id = ${db.account_id} and id = any(${ids.filter((id) => canBeId('media', id))}::uuid[]) and kept = 'library'`,
    'library_files',
  );
  return rows.map(({ type, ...file }) => ({ id: file.id, type, file_name: fileNameOf(file) }));
}
