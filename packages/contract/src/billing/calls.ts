import { z } from 'zod';
import { defineCall } from '../call.ts';
import { subscription } from './subscription.ts';

export const billingCalls = {
  /** How the company's subscription stands; the web app asks every three hours. */
  getSubscription: defineCall({
    path: 'get-subscription',
    access: { can: 'subscription.view' },
    input: z.object({}),
    output: subscription,
  }),
  /** How somebody gets to use Prosa here; for the pages before the sign-in. */
  getSignUpRules: defineCall({
    path: 'get-sign-up-rules',
    access: 'public',
    throttle: 'strict',
    input: z.object({}),
    output: z.object({
      /** A new company may try at once, or waits for its purchase. */
      begins_with: z.enum(['trial', 'purchase']),
      /** How many days it may try; null for no end. */
      trial_days: z.number().int().nullable(),
      purchase_url: z.string().nullable(),
    }),
  }),
};
