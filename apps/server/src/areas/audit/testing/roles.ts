import { owner, type RolesOfCalls, type RolesOfScreens } from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const auditRoles = {
  getAuditEntries: owner,
  exportAuditEntries: owner,
} satisfies Partial<RolesOfCalls>;

/** Who finds the screens of this area. */
export const auditScreens = {
  '/auditoria': owner,
} satisfies RolesOfScreens;
