import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { teamRoles, teamScreens } from './roles.ts';
import { teamInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = { inputs: teamInputs, roles: teamRoles, screens: teamScreens } satisfies AreaTesting;
