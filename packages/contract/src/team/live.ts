import { z } from 'zod';
import { rowId } from '../shapes.ts';

/** Live events of this area. */
export const teamLiveEvents = [
  z.object({ type: z.literal('departments_changed') }),
  z.object({ type: z.literal('user_changed'), user_id: rowId }),
] as const;
