import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { schedulingRoles, schedulingScreens } from './roles.ts';
import { schedulingInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: schedulingInputs,
  roles: schedulingRoles,
  screens: schedulingScreens,
} satisfies AreaTesting;
