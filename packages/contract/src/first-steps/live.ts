import { z } from 'zod';

/** Live events of this area. */
export const firstStepsLiveEvents = [z.object({ type: z.literal('first_steps_changed') })] as const;
