import type { MediaType } from '@prosa/contract';
import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';
import type { LibraryFile } from './library-files.ts';
import { fileNameOf } from './media-link.ts';

/** Reads a file that was taken for sending before; null where it is gone by now. */
export async function sentFile(
  db: Queryable & { readonly account_id: string },
  id: string,
): Promise<LibraryFile | null> {
  const row = await db.row<{ id: string; type: MediaType; mime: string; name: string }>(
    sql`select id, type, mime, name from media where account_id = ${db.account_id} and id = ${id} and kept <> 'erased'`,
    'sent_file',
  );
  return row && { id: row.id, type: row.type, file_name: fileNameOf(row) };
}
