import { z } from 'zod';

/** Live events of this area. */
export const schedulingLiveEvents = [z.object({ type: z.literal('schedules_changed') })] as const;
