import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { billingRoles, billingScreens } from './roles.ts';
import { billingInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: billingInputs,
  roles: billingRoles,
  screens: billingScreens,
} satisfies AreaTesting;
