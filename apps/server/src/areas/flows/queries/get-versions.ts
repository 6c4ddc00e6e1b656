import type { calls, FlowVersion, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireDraft } from '../drafts.ts';

/** Lists a flow's published versions, newest first. */
export async function getFlowVersions(
  { db }: CallContext,
  { flow_id }: ParsedInput<typeof calls.getFlowVersions>,
): Promise<FlowVersion[]> {
  await requireDraft(db, flow_id);
  const rows = await db.rows<Omit<FlowVersion, 'published'> & { published: Date }>(
    sql`select version, published, user_name, nodes from flow_versions
      where account_id = ${db.account_id} and flow_id = ${flow_id} order by version desc limit 200`,
  );
  return rows.map((row) => ({ ...row, published: row.published.toISOString() }));
}
