import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireDraft } from '../drafts.ts';
import { wakeFlows } from '../rounds/topics.ts';
import { addFlow } from './add-flow.ts';

/** Adds a copy of a flow with its draft, trigger and tests; the copy does not start on its own yet. */
export async function duplicateFlow(
  context: CallContext,
  { flow_id, name }: ParsedInput<typeof calls.duplicateFlow>,
): Promise<{ _id: string }> {
  const { db, session, clock } = context;
  const id = await db.transaction(async (tx) => {
    await requireDraft(tx, flow_id);
    const copy = await addFlow(context, tx, { name });
    await tx.run(
      sql`update flows c set document = f.document, revision = 1, saved_by = ${session.user_name},
          saved_by_id = ${session.user_id}, changed = true,
          keywords = f.keywords, trigger_human = f.trigger_human, disabled_chips = f.disabled_chips, match = f.match,
          occasions = f.occasions, events = f.events, priority = f.priority, cooldown_minutes = f.cooldown_minutes,
          hold_hours = f.hold_hours, quiet_minutes = f.quiet_minutes
        from flows f
        where c.account_id = ${tx.account_id} and c.id = ${copy} and f.account_id = ${tx.account_id}
          and f.id = ${flow_id}`,
    );
    await tx.run(
      sql`insert into flow_tests (account_id, id, flow_id, contact_id, name, starts, steps, created)
        select account_id, gen_random_uuid(), ${copy}, contact_id, name, starts,
          steps, ${clock.now()}
        from flow_tests where account_id = ${tx.account_id} and flow_id = ${flow_id}`,
    );
    tx.record({ type: 'flows.changed', payload: { flow_id: copy } });
    return copy;
  });
  wakeFlows(context, db.account_id);
  return { _id: id };
}
