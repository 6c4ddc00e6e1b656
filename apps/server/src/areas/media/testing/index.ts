import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { mediaRoles } from './roles.ts';
import { mediaInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = { inputs: mediaInputs, roles: mediaRoles, screens: {} } satisfies AreaTesting;
