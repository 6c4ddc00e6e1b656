import { conversationsRoles, conversationsScreens } from './roles.ts';
import { conversationsInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const conversationsTesting = {
  inputs: conversationsInputs,
  roles: conversationsRoles,
  screens: conversationsScreens,
};
