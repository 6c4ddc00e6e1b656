import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { campaignsRoles, campaignsScreens } from './roles.ts';
import { campaignsInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: campaignsInputs,
  roles: campaignsRoles,
  screens: campaignsScreens,
} satisfies AreaTesting;
