import type { billingCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const billingInputs = {
  getSubscription: async () => [{}],
  getSignUpRules: async () => [{}],
} satisfies InputsOf<typeof billingCalls>;
