import { z } from 'zod';

/** Live events of this area. */
export const quickMessageLiveEvents = [z.object({ type: z.literal('quick_messages_changed') })] as const;
