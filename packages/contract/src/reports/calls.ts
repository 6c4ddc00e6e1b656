import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { ref, text } from '../shapes.ts';
import { dashboardData, realTimeData } from './dashboard.ts';

const access = { can: 'dashboard.view' } as const;
/** One number of the company; null for all of them. */
const selected_chip = ref('channel').nullable().default(null);
const day = text(10);

export const reportCalls = {
  /** The numbers of a period: its days up to today, or a first and a last day, both included. */
  getDashboardData: defineCall({
    path: 'get-dashboard-data',
    access,
    input: z.object({
      interval: z
        .union([z.number().int().min(1).max(limits.dashboard_max_days), z.object({ from: day, to: day })])
        .default(7),
      selected_chip,
    }),
    output: dashboardData,
    errors: ['not_found', 'period_invalid', 'period_length', 'period_in_future'],
  }),
  /** How things stand at this moment. */
  getDashboardRealTimeData: defineCall({
    path: 'get-dashboard-real-time-data',
    access,
    input: z.object({ selected_chip }),
    output: realTimeData,
    errors: ['not_found'],
  }),
};
