import type { Policy } from '../../platform/access/policy.ts';
import { leaders } from '../team/index.ts';

/** Who may draw and publish flows. */
export const flowPolicy = {
  'flows.manage': leaders,
} satisfies Policy;
