import type { providerReportCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const providerReportInputs = {
  getAdminDashboardData: async () => [
    { interval: 30 },
    { interval: { from: '2026-01-01', to: '2026-01-31' } },
  ],
  getAdminDashboardAccounts: async () => [
    { of: 'messages', interval: 30 },
    { of: 'chips', interval: { from: '2026-01-01', to: '2026-01-31' } },
  ],
  getFinancialDashboardData: async () => [{}],
  getFinancialSales: async () => [
    { kind: 'refund', interval: 30, next: '2026-01-01T00:00:00.000Z a' },
    { kind: 'new', interval: { from: '2026-01-01', to: '2026-01-31' } },
  ],
  getFinancialSubscriptions: async () => [{ status: 'active', next: '2026-01-01T00:00:00.000Z a' }],
} satisfies InputsOf<typeof providerReportCalls>;
