import { z } from 'zod';
import { rowId } from '../shapes.ts';

/** Live events of this area. */
export const flowLiveEvents = [
  z.object({ type: z.literal('flows_changed') }),
  /** A flow calls this person to the conversation. */
  z.object({ type: z.literal('mentioned'), conversation_id: rowId }),
] as const;
