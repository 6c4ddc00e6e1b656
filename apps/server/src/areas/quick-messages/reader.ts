import type { QuickMessage } from '@prosa/contract';
import type { Transaction } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { CallContext } from '../../platform/http/binding.ts';
import { filesByIds } from '../media/index.ts';

/** A quick message as it is stored. */
export interface QuickMessageRow {
  id: string;
  shortcut: string;
  message: string;
  folder: string;
  media_id: string | null;
  filed: boolean;
  departments: string[];
}

/** The columns of the quick message `q`. */
export const quickMessageColumns = sql`q.id, q.shortcut, q.message, q.folder, q.media_id, q.filed, array(
    select d.department_id from quick_message_departments d
    where d.account_id = q.account_id and d.quick_message_id = q.id order by d.department_id
  ) as departments`;

/** Locks a quick message; null when this company has none of that id. */
export async function lockQuickMessage(tx: Transaction, id: string): Promise<QuickMessageRow | null> {
  const locked = await tx.row(
    sql`select id from quick_messages where account_id = ${tx.account_id} and id = ${id} for update`,
  );
  if (!locked) return null;
  // Read after the lock, or the departments could be those from before.
  return tx.row(
    sql`select ${quickMessageColumns} from quick_messages q where q.account_id = ${tx.account_id} and q.id = ${id}`,
  );
}

/** Returns a folder's name as it is written already, whatever its case and accents; as it is given for a new one. */
export async function folderAs(tx: Transaction, given: string): Promise<string> {
  const folder = given.trim().replaceAll(/\s+/g, ' ');
  if (!folder) return '';
  const known = await tx.row<{ folder: string }>(
    sql`select folder from quick_messages
      where account_id = ${tx.account_id} and not filed and folder <> '' and search_form(folder) = search_form(${folder})
      limit 1`,
  );
  return known?.folder ?? folder;
}

/** Presents quick messages with their files. */
export async function presentQuickMessages(
  { db, links }: Pick<CallContext, 'db' | 'links'>,
  rows: readonly QuickMessageRow[],
): Promise<QuickMessage[]> {
  const files = await filesByIds(
    { db, links },
    rows.flatMap(({ media_id }) => (media_id === null ? [] : [media_id])),
  );
  return rows.map(({ id, media_id, ...rest }) => ({
    _id: id,
    ...rest,
    media: (media_id !== null && files.get(media_id)) || null,
  }));
}
