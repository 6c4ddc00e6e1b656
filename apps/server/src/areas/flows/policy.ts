import type { Policy } from '../../platform/access/policy.ts';
import { leaders } from '../team/index.ts';

/** Who may draw and publish flows, and see answers to sensitive questions in conversations of others. */
export const flowPolicy = {
  'flows.manage': leaders,
  'answers.reveal': leaders,
} satisfies Policy;
