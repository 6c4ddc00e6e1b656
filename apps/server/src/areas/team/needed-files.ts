import type { AccountDb } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/** Returns which of these stored files are somebody's picture. */
export async function neededPictures(db: AccountDb, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db.rows<{ profile_picture: string }>(
    sql`select profile_picture from users
      where account_id = ${db.account_id} and profile_picture = any(${ids}::text[])`,
    'needed_pictures',
  );
  return rows.map(({ profile_picture }) => profile_picture);
}
