import type { MediaType } from '@prosa/contract';
import type { Transaction } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { found } from '../../platform/http/app-error.ts';
import { fileNameOf } from './media-link.ts';

/** A file as a message carries it. */
export interface SentFile {
  id: string;
  type: MediaType;
  file_name: string;
  /** In bytes. */
  size: number;
}

/**
 * Returns the file that a person is about to send: one of the library, or an upload of their own, which is kept from
 * now on. Any other id is the same 404.
 */
export async function takeForSending(
  tx: Transaction,
  { id, user_id }: { id: string; user_id: string },
): Promise<SentFile> {
  const row = await tx.row<{ id: string; type: MediaType; mime: string; name: string; size: number }>(
    sql`update media set kept = case kept when 'upload' then 'thread' else kept end
      where account_id = ${tx.account_id} and id = ${id} and (kept = 'library' or user_id = ${user_id})
      returning id, type, mime, name, size`,
    'take_media',
  );
  const { type, size, ...file } = found(row);
  return { id, type, size, file_name: fileNameOf(file) };
}
