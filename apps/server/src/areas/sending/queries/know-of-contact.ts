import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Returns what was sent, or is going to be sent, to a contact without a person, for the export of everything. */
export async function sendsKnowOfContact(
  db: AccountDb,
  contact_id: string,
): Promise<Record<string, object[]>> {
  return {
    envios: await db.rows(
      sql`select kind as tipo, state as situacao, due_at as previsto, handed_at as enviado, replied_at as respondido,
          data as dados
        from sends where account_id = ${db.account_id} and contact_id = ${contact_id} order by due_at limit 1000`,
    ),
  };
}
