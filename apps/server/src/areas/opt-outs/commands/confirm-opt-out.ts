import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { changeOptOut } from '../list/change-opt-out.ts';

/** Says that a doubtful request was one: from now on nothing is sent to the contact. */
export function confirmOptOut(
  context: CallContext,
  { opt_out_id }: ParsedInput<typeof calls.confirmOptOut>,
): Promise<{ _id: string }> {
  return changeOptOut(context, { opt_out_id, from: ['doubtful'], to: 'active', action: 'opt_out.confirmed' });
}
