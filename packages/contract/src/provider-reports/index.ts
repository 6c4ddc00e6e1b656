export { providerReportCalls } from './calls.ts';
export type { AccountNumber, AdminDashboardAccounts, AdminDashboardData } from './technical.ts';
export type {
  BaseStatus,
  FinancialDashboardData,
  SaleEntry,
  SaleKind,
  SubscriptionEntry,
} from './financial.ts';
