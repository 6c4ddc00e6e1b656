import type { Policy } from '../../platform/access/policy.ts';
import { leaders } from '../team/index.ts';

/** Who may set what is sent to customers who do not answer. */
export const followUpPolicy = {
  'follow_ups.manage': leaders,
} satisfies Policy;
