import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { changeOptOut } from '../list/change-opt-out.ts';

/** Takes a contact off the list, or says that a doubtful request was none; who did it and when stays on record. */
export function removeOptOut(
  context: CallContext,
  { opt_out_id }: ParsedInput<typeof calls.removeOptOut>,
): Promise<{ _id: string }> {
  const from = ['active', 'doubtful'] as const;
  return changeOptOut(context, { opt_out_id, from, to: 'removed', action: 'opt_out.removed' });
}
