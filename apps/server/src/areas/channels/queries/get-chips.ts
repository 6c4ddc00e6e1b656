import type { Chip } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { visibleDepartments } from '../../team/index.ts';
import { presentChip } from '../present.ts';
import { channelsOf } from '../reader.ts';

/** Lists the channels that the person may see: agents only those of their own departments. */
export async function getChips(context: CallContext): Promise<Chip[]> {
  const rows = await channelsOf(context.db, visibleDepartments(context.session));
  return rows.map((row) => presentChip(row, context));
}
