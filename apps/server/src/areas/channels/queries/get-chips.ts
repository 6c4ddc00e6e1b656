import type { Chip } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { seesQrCodes } from '../policy.ts';
import { presentChip } from '../present.ts';
import { channelsOf } from '../reader.ts';

/** The channels that the person may see: agents only those of their own departments. */
export async function getChips({ db, session }: CallContext): Promise<Chip[]> {
  const rows = await channelsOf(db, session.departments);
  const withQrCode = seesQrCodes(session);
  return rows.map((row) => presentChip(row, { withQrCode }));
}
