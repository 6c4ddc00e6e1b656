import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { changeChannel } from '../change-channel.ts';

type Input = ParsedInput<typeof calls.changeChipAge>;

/** Sets since when a number has been in use on WhatsApp. What its warm-up held until tomorrow is decided again. */
export async function changeChipAge(
  context: CallContext,
  { chip, used_since }: Input,
): Promise<{ _id: string }> {
  if (used_since !== null && new Date(used_since) > context.clock.now())
    throw new AppError('channel_age_future');
  const next = sql`next_chat_at = case when next_chat_reason = 'warm_up' then null else next_chat_at end`;
  await changeChannel(context, { id: chip, set: sql`used_since = ${used_since}, ${next}` });
  return { _id: chip };
}
