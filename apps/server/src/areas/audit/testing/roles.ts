import type { auditCalls } from '@prosa/contract';
import { owner, type RolesOf, type RolesOfScreens } from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const auditRoles = {
  getAuditEntries: owner,
  exportAuditEntries: owner,
} satisfies RolesOf<typeof auditCalls>;

/** Who finds the screens of this area. */
export const auditScreens = {
  '/auditoria': owner,
} satisfies RolesOfScreens;
