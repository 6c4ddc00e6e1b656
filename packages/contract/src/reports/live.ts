import { z } from 'zod';

/** Live events of this area. */
export const reportLiveEvents = [z.object({ type: z.literal('load_realtime') })] as const;
