import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { quickMessagesRoles, quickMessagesScreens } from './roles.ts';
import { quickMessagesInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: quickMessagesInputs,
  roles: quickMessagesRoles,
  screens: quickMessagesScreens,
} satisfies AreaTesting;
