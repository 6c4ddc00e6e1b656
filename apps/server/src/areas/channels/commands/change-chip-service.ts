import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { changeChannel } from '../change-channel.ts';
import { checkService } from '../check-service.ts';

type Input = ParsedInput<typeof calls.changeChipService>;

/** Changes the first service, flow and department of a number, for conversations that begin from now on. */
export async function changeChipService(context: CallContext, { chip }: Input): Promise<{ _id: string }> {
  const { redirect, flow_id, department_id } = checkService(chip);
  await changeChannel(context, {
    id: chip._id,
    department_id,
    set: sql`redirect = ${redirect}, flow_id = ${flow_id}, department_id = ${department_id}`,
  });
  return { _id: chip._id };
}
