import type { AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area; its abilities are ruled by the area of people. */
export const providerReportConstants = {
  errors: {},
  limits: {
    admin_dashboard_default_days: 7,
    /** Up to this many days, charts of the provider's dashboards are bars. */
    admin_dashboard_max_bars: 30,
    /** Companies that a list behind a number shows. */
    admin_dashboard_accounts: 100,
    financial_list_page: 50,
  },
  abilities: [],
  refs: [],
} as const satisfies AreaConstants;
