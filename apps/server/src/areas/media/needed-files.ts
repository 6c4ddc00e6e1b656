import type { AccountDb } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { copiesOf } from './copies.ts';

/** Returns which of these stored files have a row here, and which are copies beside one that has. */
export async function neededMedia(db: AccountDb, ids: readonly string[]): Promise<readonly string[]> {
  const { account_id } = db;
  // A copy is called as its file with a word behind it; a file's own id may look so too, and is asked for as it is.
  const asked = ids.flatMap((id) => [id, id.replace(/-[a-z]+$/, '')]);
  const rows = await db.rows<{ id: string }>(
    sql`select id from media where account_id = ${account_id} and id = any(${asked}::text[])`,
    'needed_media',
  );
  return rows.flatMap(({ id }) => [id, ...copiesOf({ account_id, id }).map((copy) => copy.id)]);
}
