import type { Policy } from '../../platform/access/policy.ts';
import { everybody } from '../team/index.ts';

/** Everybody attends, and who attends schedules; which schedules they see follows the departments of the numbers. */
export const schedulingPolicy = {
  'schedules.manage': everybody,
} satisfies Policy;
