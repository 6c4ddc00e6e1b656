import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { sendingRoles, sendingScreens } from './roles.ts';
import { sendingInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: sendingInputs,
  roles: sendingRoles,
  screens: sendingScreens,
} satisfies AreaTesting;
