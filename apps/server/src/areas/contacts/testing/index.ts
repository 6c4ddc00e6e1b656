import { contactsRoles, contactsScreens } from './roles.ts';
import { contactsInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const contactsTesting = { inputs: contactsInputs, roles: contactsRoles, screens: contactsScreens };
