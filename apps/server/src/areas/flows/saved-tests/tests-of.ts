import { flowTest, type FlowTest } from '@prosa/contract';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';

type Company = Queryable & { readonly account_id: string };

const { steps: testSteps } = flowTest.shape;

/** Reads the tests of a flow, oldest first, and brings those stored by an earlier version up to date. */
export async function testsOf(db: Company, flow_id: string): Promise<FlowTest[]> {
  const rows = await db.rows<{ id: string; name: string; starts: Date; steps: unknown }>(
    sql`select id, name, starts, steps from flow_tests
      where account_id = ${db.account_id} and flow_id = ${flow_id} order by created, id`,
  );
  return rows.map(({ id, name, starts, steps }) => ({
    _id: id,
    name,
    starts: starts.toISOString(),
    steps: testSteps.parse(steps),
  }));
}
