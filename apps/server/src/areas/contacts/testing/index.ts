import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { contactsRoles, contactsScreens } from './roles.ts';
import { contactsInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: contactsInputs,
  roles: contactsRoles,
  screens: contactsScreens,
} satisfies AreaTesting;
