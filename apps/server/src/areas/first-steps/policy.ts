import type { Policy } from '../../platform/access/policy.ts';
import { leaders } from '../team/index.ts';

/** Who is led through the first steps: people who may take all of them. */
export const firstStepsPolicy = {
  'first_steps.view': leaders,
} satisfies Policy;
