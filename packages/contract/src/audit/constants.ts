import type { AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const auditConstants = {
  errors: {},
  limits: {},
  abilities: ['audit.view'],
  refs: ['audit_entry'],
} as const satisfies AreaConstants;
