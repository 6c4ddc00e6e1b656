import { z } from 'zod';

/** Live events of this area: the company's subscription, plan or access changed. */
export const billingLiveEvents = [z.object({ type: z.literal('subscription_changed') })] as const;
