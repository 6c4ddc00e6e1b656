import type { reportCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const reportsInputs = {
  getDashboardData: async ({ channel }) => [
    { interval: 7, selected_chip: channel._id },
    { interval: { from: '2026-01-01', to: '2026-01-31' }, selected_chip: channel._id },
  ],
  getDashboardRealTimeData: async ({ channel }) => [{ selected_chip: channel._id }],
  getFlowResults: async ({ channel, flow }) => [
    { interval: 30, selected_chip: channel._id, flow: await flow() },
    { interval: { from: '2026-01-01', to: '2026-01-31' }, selected_chip: channel._id },
  ],
  getSplitResults: async ({ channel, flow }) => [{ selected_chip: channel._id, flow: await flow() }],
  getResultRuns: async ({ channel, flow }) => [
    { selected_chip: channel._id, flow: await flow(), result: 'ended', outcome: 'convertido' },
    { flow: await flow(), branch: { node: 'split', branch: 'a' }, next: 'x' },
  ],
  getResultScores: async ({ channel, flow }) => [
    { selected_chip: channel._id, flow: await flow(), scale: '1-5', min: 1, max: 3, commented: true },
  ],
  exportResultScores: async ({ channel, flow }) => [{ selected_chip: channel._id, flow: await flow() }],
} satisfies InputsOf<typeof reportCalls>;
