import type { FlowTestResult } from '@prosa/contract';
import { runFlowTest, type RunningFlow } from '@prosa/flow-engine';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { flowsInUse } from '../flow-rows.ts';
import { closureOf } from '../versions/closure.ts';
import { testsOf } from './tests-of.ts';

type Company = Queryable & { readonly account_id: string };

/** Plays the saved tests of a flow against a drawing of it, in a world of their own. */
export async function playTests(db: Company, flow: RunningFlow): Promise<FlowTestResult[]> {
  const tests = await testsOf(db, flow.flow_id);
  if (!tests.length) return [];
  const inUse = await flowsInUse(db);
  const everywhere = inUse.filter((one) => one.everywhere).map(({ id }) => id);
  const flows = await closureOf(db, flow, everywhere);
  return tests.map((test) => runFlowTest(test, { flow, flows }));
}
