import type { calls, FlowTest, FlowTestResult, FlowTestStep, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireDraft } from '../drafts.ts';
import { recordedSteps } from './recorded-steps.ts';
import { asPublished, playTests } from './play-tests.ts';
import { testsOf } from './tests-of.ts';

/** Returns the tests of a flow, for its editor. */
export async function getFlowTests(
  { db }: CallContext,
  { flow_id }: ParsedInput<typeof calls.getFlowTests>,
): Promise<FlowTest[]> {
  await requireDraft(db, flow_id);
  return testsOf(db, flow_id);
}

/** Stores a test that was tried in the simulator. */
export async function saveFlowTest(
  context: CallContext,
  { flow_id, name, starts, steps }: ParsedInput<typeof calls.saveFlowTest>,
): Promise<{ _id: string }> {
  await requireDraft(context.db, flow_id);
  return keep(context, { flow_id, contact_id: null, name, starts: new Date(starts), steps });
}

/** Stores a real conversation of the flow as a test. */
export async function recordFlowTest(
  context: CallContext,
  { flow_id, conversation_id, name }: ParsedInput<typeof calls.recordFlowTest>,
): Promise<{ _id: string }> {
  await requireDraft(context.db, flow_id);
  const recorded = await recordedSteps(context, { flow_id, conversation_id });
  return keep(context, { flow_id, name, ...recorded });
}

/** Deletes a test; throws 404 for one that is not this company's. */
export async function deleteFlowTest(
  { db }: CallContext,
  { test_id }: ParsedInput<typeof calls.deleteFlowTest>,
): Promise<Record<string, never>> {
  const gone = await db.row(
    sql`delete from flow_tests where account_id = ${db.account_id} and id = ${test_id} returning id`,
  );
  found(gone);
  return {};
}

/** Plays the flow's tests against its draft. */
export async function runFlowTests(
  { db }: CallContext,
  { flow_id }: ParsedInput<typeof calls.runFlowTests>,
): Promise<FlowTestResult[]> {
  return playTests(db, asPublished(await requireDraft(db, flow_id)));
}

interface Keeping {
  flow_id: string;
  /** The contact whose words it contains, so that it is erased with them. */
  contact_id: string | null;
  name: string;
  starts: Date;
  steps: readonly FlowTestStep[];
}

async function keep(
  { db, ids, clock }: CallContext,
  { flow_id, contact_id, name, starts, steps }: Keeping,
): Promise<{ _id: string }> {
  const kept = name.trim();
  if (!kept) throw new AppError('name_required');
  const id = ids.next();
  await db.run(
    sql`insert into flow_tests (account_id, id, flow_id, contact_id, name, starts, steps, created)
      values (${db.account_id}, ${id}, ${flow_id}, ${contact_id}, ${kept}, ${starts}, ${toJson(steps)}::jsonb, ${clock.now()})`,
  );
  return { _id: id };
}
