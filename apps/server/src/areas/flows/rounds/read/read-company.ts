import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { Company } from './world.ts';

/** Reads the company's name and time zone, and the names of its tags and departments. */
export async function readCompany(tx: Transaction): Promise<Company> {
  const { account_id } = tx;
  const row = await tx.row<Company>(
    sql`select a.name, a.time_zone,
        coalesce((select jsonb_object_agg(id, name) from tags where account_id = ${account_id} and not filed), '{}')
          as tag_names,
        coalesce((select jsonb_object_agg(id, name) from departments where account_id = ${account_id} and not filed),
          '{}') as department_names
      from accounts a where a.id = ${account_id}`,
    'company_for_flows',
  );
  if (!row) throw new Error('the company of a round vanished');
  return row;
}
