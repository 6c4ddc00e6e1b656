import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Returns what a contact asked to receive no more by, for the export of everything. */
export async function optOutsKnowOfContact(
  db: AccountDb,
  contact_id: string,
): Promise<Record<string, object[]>> {
  return {
    pedidos_de_nao_envio: await db.rows(
      sql`select text as texto, message_id as mensagem, state as situacao, created as quando, removed_at as retirado
        from opt_outs where account_id = ${db.account_id} and contact_id = ${contact_id} order by created`,
    ),
  };
}
