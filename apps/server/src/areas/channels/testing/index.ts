import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { channelsRoles, channelsScreens } from './roles.ts';
import { channelsInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: channelsInputs,
  roles: channelsRoles,
  screens: channelsScreens,
} satisfies AreaTesting;
