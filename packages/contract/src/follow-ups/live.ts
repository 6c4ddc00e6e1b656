import { z } from 'zod';
import { rowId } from '../shapes.ts';

/** Live events of this area: the settings changed, and what one conversation has in its queue. */
export const followUpLiveEvents = [
  z.object({ type: z.literal('follow_up_settings_changed') }),
  z.object({ type: z.literal('follow_ups_changed'), conversation_id: rowId }),
] as const;
