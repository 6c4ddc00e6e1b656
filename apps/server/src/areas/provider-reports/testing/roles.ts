import type { providerReportCalls } from '@prosa/contract';
import { staffOnly, type RolesOf, type RolesOfScreens } from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const providerReportRoles = {
  getAdminDashboardData: staffOnly('technical staff'),
  getAdminDashboardAccounts: staffOnly('technical staff'),
  getFinancialDashboardData: staffOnly('financial staff'),
  getFinancialSales: staffOnly('financial staff'),
  getFinancialSubscriptions: staffOnly('financial staff'),
} satisfies RolesOf<typeof providerReportCalls>;

/** Who finds the screens of this area. */
export const providerReportScreens = {
  '/dash-tecnico': staffOnly('technical staff'),
  '/dash-financeiro': staffOnly('financial staff'),
} satisfies RolesOfScreens;
