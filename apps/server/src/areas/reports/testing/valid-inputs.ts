import type { reportCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const reportsInputs = {
  getDashboardData: async ({ channel }) => [
    { interval: 7, selected_chip: channel._id },
    { interval: { from: '2026-01-01', to: '2026-01-31' }, selected_chip: channel._id },
  ],
  getDashboardRealTimeData: async ({ channel }) => [{ selected_chip: channel._id }],
} satisfies InputsOf<typeof reportCalls>;
