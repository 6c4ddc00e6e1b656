import type { calls, FlowStart, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireFlow } from '../require-flow.ts';

const maxShown = 100;

type Row = Omit<FlowStart, '_id' | 'happened'> & { id: string; happened: Date };

/** Lists what lately started a flow without a message, or why it did not, newest first. */
export async function listStarts(
  { db }: CallContext,
  { flow_id }: ParsedInput<typeof calls.getFlowStarts>,
): Promise<FlowStart[]> {
  await requireFlow(db, flow_id);
  const rows = await db.rows<Row>(
    sql`select h.id, h.kind, h.contact_id, coalesce(nullif(c.override_name, ''), nullif(c.name, ''), c.phone, '')
          as contact_name, h.happened, h.state, h.reason, case h.kind when 'finished' then ''
          when 'tagged' then coalesce((select string_agg(t.name, ', ' order by t.name) from tags t
            where t.account_id = h.account_id and t.id::text = any(h.about)), '')
          else array_to_string(h.about, ', ') end as about
      from flow_happenings h join contacts c on c.account_id = h.account_id and c.id = h.contact_id
      where h.account_id = ${db.account_id} and h.flow_id = ${flow_id}
      order by h.happened desc, h.id limit ${maxShown}`,
    'starts_of_flow',
  );
  return rows.map(({ id, happened, ...shown }) => ({
    _id: id,
    ...shown,
    happened: happened.toISOString(),
  }));
}
