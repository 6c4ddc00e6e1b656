import type { calls, CallOutput, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireDraft } from '../drafts.ts';
import { numbersOf } from '../versions/numbers.ts';

/** Returns the numbers whose customers may come to a flow as it is drawn now, and what each can send. */
export async function getFlowNumbers(
  { db }: CallContext,
  { flow_id }: ParsedInput<typeof calls.getFlowNumbers>,
): Promise<CallOutput<typeof calls.getFlowNumbers>> {
  return numbersOf(db, await requireDraft(db, flow_id));
}
