import type { Policy } from '../../platform/access/policy.ts';
import { leaders, unrestricted } from '../team/index.ts';

/** Who may see and make campaigns: they show contacts, so nobody who may not see these. */
export const campaignPolicy = {
  'campaigns.manage': unrestricted(leaders, 'contacts'),
} satisfies Policy;
