import type { FlowSummary } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

/** The company's flows that are not archived, by name. */
export async function listFlows({ db }: CallContext): Promise<FlowSummary[]> {
  const rows = await db.rows<{ id: string; name: string; filed: boolean }>(
    sql`select id, name, filed from flows where account_id = ${db.account_id} and not filed
      order by search_form(name), id`,
  );
  return rows.map(({ id, name, filed }) => ({ _id: id, name, filed }));
}
