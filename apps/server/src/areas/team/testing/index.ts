import { teamRoles, teamScreens } from './roles.ts';
import { teamInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const teamTesting = { inputs: teamInputs, roles: teamRoles, screens: teamScreens };
