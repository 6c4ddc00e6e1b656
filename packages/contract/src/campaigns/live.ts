import { z } from 'zod';
import { rowId } from '../shapes.ts';

/** Live events of this area. */
export const campaignLiveEvents = [
  /** One was made, changed or archived, or has come further. */
  z.object({ type: z.literal('campaign_changed'), campaign_id: rowId }),
] as const;
