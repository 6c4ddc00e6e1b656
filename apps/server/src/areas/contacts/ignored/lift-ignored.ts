import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Ends the ignoring of a company's contacts whose time is over. */
export async function liftIgnored(tx: Transaction, now: Date): Promise<void> {
  const { account_id } = tx;
  const lifted = await tx.rows<{ id: string }>(
    sql`with over as (
        select id from contacts where account_id = ${account_id} and ignored_until <= ${now}
        order by id for no key update
      )
      update contacts c set ignore = false, ignored_until = null
      from over where c.account_id = ${account_id} and c.id = over.id
      returning c.id`,
    'lift_ignored',
  );
  for (const { id } of lifted) tx.record({ type: 'contact.changed', payload: { contact_id: id } });
}
