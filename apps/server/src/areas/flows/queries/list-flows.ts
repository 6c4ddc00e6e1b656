import type { FlowSummary } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { flowColumns, type FlowRow } from '../flow-rows.ts';
import { presentFlow } from '../present.ts';

/** Lists the company's flows that are not archived, by name. */
export async function listFlows({ db }: CallContext): Promise<FlowSummary[]> {
  const rows = await db.rows<FlowRow>(
    sql`select ${flowColumns} from flows f where f.account_id = ${db.account_id} and not f.filed
      order by search_form(f.name), f.id`,
  );
  return rows.map(presentFlow);
}
