import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { followUpRoles, followUpScreens } from './roles.ts';
import { followUpInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: followUpInputs,
  roles: followUpRoles,
  screens: followUpScreens,
} satisfies AreaTesting;
