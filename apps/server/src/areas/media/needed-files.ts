import { canBeId } from '@prosa/contract';
import type { AccountDb } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { copiesOf } from './copies.ts';

/** Returns which of these stored files have a row here, or are copies beside one that has. */
export async function neededMedia(db: AccountDb, ids: readonly string[]): Promise<readonly string[]> {
  const { account_id } = db;
  // A copy is named like its file plus a word. A file's own id may look like that too, so it is also asked for as it
  // is.
  const asked = ids.flatMap((id) => [id, id.replace(/-[a-z]+$/, '')]).filter((id) => canBeId('media', id));
  const rows = await db.rows<{ id: string }>(
    sql`select id from media where account_id = ${account_id} and id = any(${asked}::uuid[])`,
    'needed_media',
  );
  return rows.flatMap(({ id }) => [id, ...copiesOf({ account_id, id }).map((copy) => copy.id)]);
}
