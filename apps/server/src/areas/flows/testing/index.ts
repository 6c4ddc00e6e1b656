import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { flowsRoles, flowsScreens } from './roles.ts';
import { flowsInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: flowsInputs,
  roles: flowsRoles,
  screens: flowsScreens,
} satisfies AreaTesting;
