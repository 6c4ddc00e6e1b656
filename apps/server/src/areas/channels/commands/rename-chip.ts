import { normaliseChannelName } from '@prosa/contract';
import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { changeChannel } from '../change-channel.ts';

type Input = ParsedInput<typeof calls.renameChip>;

/** Gives a number another name, under the same rules as for a new one. */
export async function renameChip(context: CallContext, { chip }: Input): Promise<{ _id: string }> {
  const name = normaliseChannelName(chip.name);
  if (!name) throw new AppError('channel_name_required');
  await changeChannel(context, { id: chip._id, set: sql`name = ${name}` });
  return { _id: chip._id };
}
