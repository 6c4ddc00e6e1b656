import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { reportsRoles, reportsScreens } from './roles.ts';
import { reportsInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: reportsInputs,
  roles: reportsRoles,
  screens: reportsScreens,
} satisfies AreaTesting;
