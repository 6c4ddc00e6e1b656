import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { providerReportRoles, providerReportScreens } from './roles.ts';
import { providerReportInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: providerReportInputs,
  roles: providerReportRoles,
  screens: providerReportScreens,
} satisfies AreaTesting;
