import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { changeChannel } from '../change-channel.ts';
import { capabilitiesOf } from '../drivers.ts';
import { requireChannel } from '../reader.ts';

type Input = ParsedInput<typeof calls.changeChipPrivacy>;

/**
 * Changes whether a number shows customers that their messages were read, and whether it asks for their pictures.
 * Refuses with capability_missing what its driver cannot do.
 */
export async function changeChipPrivacy(context: CallContext, input: Input): Promise<{ _id: string }> {
  const { chip, ...wanted } = input;
  const channel = await requireChannel(context.db, chip);
  const can = capabilitiesOf(channel.driver);
  if (wanted.read_receipts !== undefined && !can.readReceipts) throw new AppError('capability_missing');
  if (wanted.profile_pictures !== undefined && !can.profilePictures) throw new AppError('capability_missing');
  const { read_receipts, profile_pictures } = { ...channel, ...wanted };
  await changeChannel(context, {
    id: chip,
    set: sql`read_receipts = ${read_receipts}, profile_pictures = ${profile_pictures}`,
  });
  return { _id: chip };
}
