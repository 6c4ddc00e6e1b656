import { z } from 'zod';

/** Live events of this area. */
export const mediaLiveEvents = [z.object({ type: z.literal('medias_changed') })] as const;
