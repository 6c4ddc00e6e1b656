import type { FlowTestResult } from '@prosa/contract';
import { runFlowTest, type RunningFlow } from '@prosa/flow-engine';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { closureOf } from '../versions/closure.ts';
import { testsOf } from './tests-of.ts';

type Company = Queryable & { readonly account_id: string };

/** Plays the saved tests of a flow against a drawing of it, in a world of their own. */
export async function playTests(db: Company, flow: RunningFlow): Promise<FlowTestResult[]> {
  const tests = await testsOf(db, flow.flow_id);
  if (!tests.length) return [];
  const flows = await closureOf(db, flow);
  return tests.map((test) => runFlowTest(test, { flow, flows }));
}
