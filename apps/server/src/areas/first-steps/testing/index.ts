import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { firstStepsRoles, firstStepsScreens } from './roles.ts';
import { firstStepsInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: firstStepsInputs,
  roles: firstStepsRoles,
  screens: firstStepsScreens,
} satisfies AreaTesting;
