import { canBeId } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Returns which of these stored files are sheets that still have to be read. */
export async function neededSheets(db: AccountDb, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db.rows<{ id: string }>(
    sql`select id from contact_imports
      where account_id = ${db.account_id} and id = any(${ids.filter((id) => canBeId('contact_import', id))}::uuid[]) and state = 'analysing'`,
    'needed_sheets',
  );
  return rows.map(({ id }) => id);
}
