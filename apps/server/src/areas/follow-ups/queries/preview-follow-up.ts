import type { CallOutput, calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { fillText, gapsIn, readerOf } from '../../sending/index.ts';
import { requirePlan } from '../../team/index.ts';

/** Returns what the customer in the conversation that moved last would read. */
export async function previewFollowUp(
  { db, clock }: CallContext,
  { text }: ParsedInput<typeof calls.previewFollowUp>,
): Promise<CallOutput<typeof calls.previewFollowUp>> {
  await requirePlan({ feature: 'follow_ups', db });
  const last = await db.row<{ contact_id: string; channel_id: string }>(
    sql`select contact_id, channel_id from conversations where account_id = ${db.account_id} and finished is null
      order by activity_slot desc limit 1`,
    'last_talk',
  );
  if (!last) return { name: '', text: '', gaps: [] };
  const reader = await readerOf(db, { ...last, now: clock.now() });
  return { name: reader.name || reader.phone, text: fillText(text, reader), gaps: gapsIn(text, reader) };
}
