import type { calls, CallOutput } from '@prosa/contract';
import type { PublicContext } from '../../../platform/http/binding.ts';

/** Returns how somebody gets to use this installation. */
export async function getSignUpRules({
  config: { signUp, trialDays, billingSiteUrl },
}: PublicContext): Promise<CallOutput<typeof calls.getSignUpRules>> {
  return { begins_with: signUp, trial_days: trialDays || null, purchase_url: billingSiteUrl };
}
