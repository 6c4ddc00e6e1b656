import type { Policy } from '../../platform/access/policy.ts';
import { leaders, unrestricted } from '../team/index.ts';

/** Who may see and change the suppression list, which names contacts and quotes them. */
export const optOutPolicy = {
  'opt_outs.manage': unrestricted(leaders, 'contacts'),
} satisfies Policy;
