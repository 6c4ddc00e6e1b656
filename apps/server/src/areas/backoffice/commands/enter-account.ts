import type { calls, CallOutput, ParsedInput } from '@prosa/contract';
import type { StaffContext } from '../../../platform/http/binding.ts';
import { openVisit } from '../../team/index.ts';
import { customerAccount } from '../customer-account.ts';

/** Lets staff into a customer's account, with the reason that its owner can read. */
export async function enterAccount(
  context: StaffContext,
  { account_id, reason }: ParsedInput<typeof calls.enterAccount>,
): Promise<CallOutput<typeof calls.enterAccount>> {
  const { session } = context;
  const customer = await customerAccount(context, account_id);
  return openVisit(context, {
    staff: session,
    staff_session: session.session_id,
    account_id: customer.id,
    reason,
  });
}
