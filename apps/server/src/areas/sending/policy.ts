import type { Policy } from '../../platform/access/policy.ts';
import { leaders } from '../team/index.ts';

/** Who may set when and how much is sent without a person. */
export const sendingPolicy = {
  'sending.manage': leaders,
} satisfies Policy;
