import { mediaRoles } from './roles.ts';
import { mediaInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const mediaTesting = { inputs: mediaInputs, roles: mediaRoles, screens: {} };
