import type { FlowTestResult } from '@prosa/contract';
import { runFlowTest, type RunningFlow } from '@prosa/flow-engine';
import type { Queryable } from '../../../platform/db/queryable.ts';
import type { DraftRow } from '../drafts.ts';
import { flowsInUse } from '../flow-rows.ts';
import { closureOf } from '../versions/closure.ts';
import { testsOf } from './tests-of.ts';

type Company = Queryable & { readonly account_id: string };

/** Returns a draft as it would run if it were published now. */
export function asPublished({ id, name, published_version, document }: DraftRow): RunningFlow {
  return { flow_id: id, name, version: (published_version ?? 0) + 1, document };
}

/** Plays the saved tests of a flow against a drawing of it, in a world of their own. */
export async function playTests(db: Company, flow: RunningFlow): Promise<FlowTestResult[]> {
  const tests = await testsOf(db, flow.flow_id);
  if (!tests.length) return [];
  const world = await worldOf(db, flow);
  return tests.map((test) => runFlowTest(test, world));
}

/** Returns what the tests of a flow are played in: the flow, and those it may lead to. */
export async function worldOf(
  db: Company,
  flow: RunningFlow,
): Promise<{ flow: RunningFlow; flows: RunningFlow[] }> {
  const inUse = await flowsInUse(db);
  const everywhere = inUse.filter((one) => one.everywhere).map(({ id }) => id);
  return { flow, flows: await closureOf(db, flow, everywhere) };
}
