import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { backofficeRoles, backofficeScreens } from './roles.ts';
import { backofficeInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: backofficeInputs,
  roles: backofficeRoles,
  screens: backofficeScreens,
} satisfies AreaTesting;
