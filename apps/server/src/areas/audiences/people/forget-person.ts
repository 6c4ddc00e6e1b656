import { phoneVariants } from '@prosa/brazil';
import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Erases somebody with these phones from every audience. */
export async function forgetInAudiences(tx: Transaction, phones: readonly string[]): Promise<void> {
  const rows = await tx.rows<{ id: string }>(
    sql`with gone as (
        delete from audience_people
        where account_id = ${tx.account_id} and phone = any(${[...phones]}::text[]) returning audience_id
      ), fewer as (select audience_id, count(*)::integer as people from gone group by audience_id)
      update audiences a set people = greatest(0, a.people - fewer.people) from fewer
      where a.account_id = ${tx.account_id} and a.id = fewer.audience_id returning a.id`,
    'forget_in_audiences',
  );
  for (const { id } of rows) tx.record({ type: 'audiences.changed', payload: { audience_id: id } });
}

/** Returns in which audiences a contact stands and with what, for the export of everything known of them. */
export async function audiencesKnowOfContact(
  db: AccountDb,
  contact_id: string,
): Promise<Record<string, object[]>> {
  const contact = await db.row<{ phone: string | null }>(
    sql`select phone from contacts where account_id = ${db.account_id} and id = ${contact_id}`,
  );
  const phones = contact?.phone ? phoneVariants(contact.phone) : [];
  const audiencias = await db.rows(
    sql`select a.name as audiencia, a.created as criada, p.name as nome, p.variables as variaveis
      from audience_people p join audiences a on a.account_id = p.account_id and a.id = p.audience_id
      where p.account_id = ${db.account_id} and p.phone = any(${phones}::text[]) order by a.created`,
  );
  return { audiencias };
}
