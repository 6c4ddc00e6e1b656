import type { firstStepsCalls } from '@prosa/contract';
import { leaders, type RolesOf, type RolesOfScreens } from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const firstStepsRoles = {
  getFirstSteps: leaders,
  dismissFirstSteps: leaders,
} satisfies RolesOf<typeof firstStepsCalls>;

/** Who finds the screens of this area. */
export const firstStepsScreens = {
  '/primeiros-passos': leaders,
} satisfies RolesOfScreens;
