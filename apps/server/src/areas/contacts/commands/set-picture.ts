import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

interface Shown {
  contact_id: string;
  /** The stored file; null for no picture. */
  picture: string | null;
}

/**
 * Gives a contact another picture, or none. Returns the file that nobody needs any more, if there is one: the picture
 * before, or the new one of a contact that no longer exists.
 */
export async function setPicture(tx: Transaction, { contact_id, picture }: Shown): Promise<string | null> {
  const own = sql`account_id = ${tx.account_id} and id = ${contact_id}`;
  const before = await tx.row<{ picture: string | null }>(
    sql`select profile_picture as picture from contacts where ${own} for update`,
    'lock_picture',
  );
  if (!before) return picture;
  if (before.picture === picture) return null;
  await tx.run(sql`update contacts set profile_picture = ${picture} where ${own}`, 'set_picture');
  tx.record({ type: 'contact.pictured', payload: { contact_id } });
  return before.picture;
}
