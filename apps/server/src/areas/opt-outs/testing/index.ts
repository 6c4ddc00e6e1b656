import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { optOutRoles, optOutScreens } from './roles.ts';
import { optOutInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: optOutInputs,
  roles: optOutRoles,
  screens: optOutScreens,
} satisfies AreaTesting;
