import { quickMessagesRoles, quickMessagesScreens } from './roles.ts';
import { quickMessagesInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const quickMessagesTesting = {
  inputs: quickMessagesInputs,
  roles: quickMessagesRoles,
  screens: quickMessagesScreens,
};
