import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { conversationsRoles, conversationsScreens } from './roles.ts';
import { conversationsInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: conversationsInputs,
  roles: conversationsRoles,
  screens: conversationsScreens,
} satisfies AreaTesting;
