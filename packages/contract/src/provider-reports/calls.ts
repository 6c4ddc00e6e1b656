import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { interval, intervalErrors } from '../interval.ts';
import { text } from '../shapes.ts';
import { accountNumber, adminDashboardAccounts, adminDashboardData } from './technical.ts';
import { baseStatus, financialDashboardData, saleEntry, saleKind, subscriptionEntry } from './financial.ts';

const technical = { can: 'backoffice.technical' } as const;
const financial = { can: 'backoffice.financial' } as const;
/** Where to read on, as the page before said. */
const next = text(300).nullable().default(null);

export const providerReportCalls = {
  /** The technical dashboard: its days up to today, or a first and a last day, both included; cut in São Paulo. */
  getAdminDashboardData: defineCall({
    path: 'get-admin-dashboard-data',
    access: technical,
    input: z.object({ interval: interval.default(limits.admin_dashboard_default_days) }),
    output: adminDashboardData,
    errors: intervalErrors,
  }),
  /** The companies behind one of its numbers. */
  getAdminDashboardAccounts: defineCall({
    path: 'get-admin-dashboard-accounts',
    access: technical,
    input: z.object({ of: accountNumber, interval: interval.default(limits.admin_dashboard_default_days) }),
    output: adminDashboardAccounts,
    errors: intervalErrors,
  }),
  getFinancialDashboardData: defineCall({
    path: 'get-financial-dashboard-data',
    access: financial,
    input: z.object({}),
    output: financialDashboardData,
  }),
  /** The sales behind a number, latest first. */
  getFinancialSales: defineCall({
    path: 'get-financial-sales',
    access: financial,
    input: z.object({ kind: saleKind, interval, next }),
    output: z.object({ data: z.array(saleEntry), next: text(300).nullable() }),
    errors: intervalErrors,
  }),
  /** The subscriptions behind a number, those that changed last first. */
  getFinancialSubscriptions: defineCall({
    path: 'get-financial-subscriptions',
    access: financial,
    input: z.object({ status: baseStatus, next }),
    output: z.object({ data: z.array(subscriptionEntry), next: text(300).nullable() }),
  }),
};
