import type { AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const reportConstants = {
  errors: {},
  limits: {
    dashboard_default_days: 7,
    dashboard_last_contacts: 8,
  },
  abilities: ['dashboard.view', 'results.export'],
  refs: [],
} as const satisfies AreaConstants;
