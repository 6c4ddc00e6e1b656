import type { AreaTesting } from '../../../testing/contract/areas.ts';
import { auditRoles, auditScreens } from './roles.ts';
import { auditInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const testing = {
  inputs: auditInputs,
  roles: auditRoles,
  screens: auditScreens,
} satisfies AreaTesting;
