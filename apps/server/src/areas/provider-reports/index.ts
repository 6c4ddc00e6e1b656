import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { bindStaff } from '../../platform/http/binding.ts';
import { getFinancialDashboardData } from './financial/get-financial-dashboard-data.ts';
import { getFinancialSales } from './financial/get-financial-sales.ts';
import { getFinancialSubscriptions } from './financial/get-financial-subscriptions.ts';
import { getAdminDashboardAccounts } from './technical/get-admin-dashboard-accounts.ts';
import { getAdminDashboardData } from './technical/get-admin-dashboard-data.ts';

/** The technical and the financial dashboard of the provider's staff, over all companies. */
export const providerReportsArea: Area = {
  name: 'provider-reports',
  bindings: [
    bindStaff(calls.getAdminDashboardData, getAdminDashboardData),
    bindStaff(calls.getAdminDashboardAccounts, getAdminDashboardAccounts),
    bindStaff(calls.getFinancialDashboardData, getFinancialDashboardData),
    bindStaff(calls.getFinancialSales, getFinancialSales),
    bindStaff(calls.getFinancialSubscriptions, getFinancialSubscriptions),
  ],
  presenters: [],
};
