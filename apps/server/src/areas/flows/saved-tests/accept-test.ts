import { flowTest, type calls, type ParsedInput } from '@prosa/contract';
import { acceptOutcome } from '@prosa/flow-engine';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { lockSeenDraft } from '../drafts.ts';
import { asPublished, worldOf } from './play-tests.ts';
import { testsOf } from './tests-of.ts';

/** Makes the draft's present answers what a test expects; throws 404 for a test that is not this company's. */
export async function acceptFlowTest(
  { db, session }: CallContext,
  { test_id, revision }: ParsedInput<typeof calls.acceptFlowTest>,
): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    const { flow_id } = found(
      await tx.row<{ flow_id: string }>(
        sql`select flow_id from flow_tests where account_id = ${tx.account_id} and id = ${test_id}`,
      ),
    );
    const draft = await lockSeenDraft(tx, { flow_id, revision, session });
    const test = found((await testsOf(tx, flow_id)).find(({ _id }) => _id === test_id));
    const steps = acceptOutcome(test, await worldOf(tx, asPublished(draft)));
    if (!flowTest.shape.steps.safeParse(steps).success) throw new AppError('flow_test_too_long');
    await tx.run(
      sql`update flow_tests set steps = ${toJson(steps)}::jsonb where account_id = ${tx.account_id} and id = ${test_id}`,
    );
  });
  return {};
}
