import { z } from 'zod';

/** Live events of this area. */
export const optOutLiveEvents = [z.object({ type: z.literal('opt_outs_changed') })] as const;
