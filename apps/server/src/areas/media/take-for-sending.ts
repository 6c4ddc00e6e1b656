import type { MediaType } from '@prosa/contract';
import type { Transaction } from '../../platform/db/database.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
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

interface Taking {
  id: string;
  user_id: string;
  isOffered: Sql;
  keptAs?: 'thread' | 'quick';
}

/**
 * Returns the file that a person is about to send: one of the library, an upload of their own, which is kept from now
 * on, or one of which `isOffered` holds. Any other id is the same 404. What goes to many is kept as `quick`, so that it
 * stays when one of them is erased.
 */
export async function takeForSending(
  tx: Transaction,
  { id, user_id, isOffered, keptAs = 'thread' }: Taking,
): Promise<SentFile> {
  const row = await tx.row<{ id: string; type: MediaType; mime: string; name: string; size: number }>(
    sql`update media set kept = case kept when 'upload' then ${keptAs} else kept end
      where account_id = ${tx.account_id} and id = ${id} and (kept = 'library' or user_id = ${user_id} or ${isOffered})
      returning id, type, mime, name, size`,
  );
  const { type, size, ...file } = found(row);
  return { id, type, size, file_name: fileNameOf(file) };
}
