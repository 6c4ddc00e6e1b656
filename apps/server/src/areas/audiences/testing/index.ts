import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { audiencesRoles, audiencesScreens } from './roles.ts';
import { audiencesInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: audiencesInputs,
  roles: audiencesRoles,
  screens: audiencesScreens,
} satisfies AreaTesting;
