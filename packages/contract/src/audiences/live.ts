import { z } from 'zod';

/** Live events of this area. */
export const audienceLiveEvents = [z.object({ type: z.literal('audiences_changed') })] as const;
