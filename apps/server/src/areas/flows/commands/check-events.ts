import type { FlowTrigger } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** Throws unless the tags, numbers and departments that a trigger names are the company's, and in use. */
export async function checkEvents(
  tx: Transaction,
  { finished, tagged }: FlowTrigger['events'],
): Promise<void> {
  const { account_id } = tx;
  const [tags, chips, departments] = [tagged?.tags, finished?.chips, finished?.departments].map((ids) => [
    ...new Set(ids),
  ]);
  const named = await tx.rows<{ filed: boolean }>(
    sql`select filed from tags where account_id = ${account_id} and id = any(${tags}::uuid[])
      union all
      select filed from channels where account_id = ${account_id} and id = any(${chips}::bigint[])
      union all
      select filed from departments where account_id = ${account_id} and id = any(${departments}::uuid[])`,
    'named_by_trigger',
  );
  const wanted = [tags, chips, departments].flat().length;
  if (named.length < wanted) throw new AppError('not_found');
  if (named.some(({ filed }) => filed)) throw new AppError('flow_event_filed');
}
