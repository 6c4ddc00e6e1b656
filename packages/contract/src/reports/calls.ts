import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { interval, intervalErrors } from '../interval.ts';
import { done, ref, text } from '../shapes.ts';
import { dashboardData, realTimeData } from './dashboard.ts';
import { flowResults, resultRuns, resultScores, runResult, scoreScale, splitResult } from './results.ts';

const access = { can: 'dashboard.view' } as const;
/** One number of the company; null for all of them. */
const selected_chip = ref('channel').nullable().default(null);
/** What all results of bots can be limited to; a flow that was archived has results too. */
const results = {
  interval: interval.default(limits.dashboard_default_days),
  selected_chip,
  flow: ref('flow').nullable().default(null),
};
const resultErrors = ['not_found', ...intervalErrors] as const;
/** Where to read on, as the page before said. */
const next = text(200).nullable().default(null);
const ofScores = {
  ...results,
  scale: scoreScale.nullable().default(null),
  min: z.number().int().min(0).max(10).default(0),
  max: z.number().int().min(0).max(10).default(10),
  commented: z.boolean().default(false),
};

export const reportCalls = {
  /** The numbers of a period: its days up to today, or a first and a last day, both included. */
  getDashboardData: defineCall({
    path: 'get-dashboard-data',
    access,
    input: z.object({
      interval: interval.default(limits.dashboard_default_days),
      selected_chip,
    }),
    output: dashboardData,
    errors: ['not_found', ...intervalErrors],
  }),
  /** How things stand at this moment. */
  getDashboardRealTimeData: defineCall({
    path: 'get-dashboard-real-time-data',
    access,
    input: z.object({ selected_chip }),
    output: realTimeData,
    errors: ['not_found'],
  }),
  /** What bots achieved in a period: runs, outcomes and scores. */
  getFlowResults: defineCall({
    path: 'get-flow-results',
    access,
    input: z.object(results),
    output: flowResults,
    errors: resultErrors,
  }),
  /** The A/B tests that somebody went through in a period. */
  getSplitResults: defineCall({
    path: 'get-split-results',
    access,
    input: z.object(results),
    output: z.array(splitResult),
    errors: resultErrors,
  }),
  /** The runs behind a number, latest first; of a branch, those that took it. */
  getResultRuns: defineCall({
    path: 'get-result-runs',
    access,
    input: z.object({
      ...results,
      result: runResult.nullable().default(null),
      outcome: text(60).nullable().default(null),
      branch: z
        .object({ node: text(100), branch: text(100) })
        .nullable()
        .default(null),
      next,
    }),
    output: resultRuns,
    errors: resultErrors,
  }),
  /** The scores that were given, latest asked first. */
  getResultScores: defineCall({
    path: 'get-result-scores',
    access,
    input: z.object({ ...ofScores, next }),
    output: resultScores,
    errors: resultErrors,
  }),
  exportResultScores: defineCall({
    path: 'export-result-scores',
    access: { can: 'results.export', refusal: 'export_refused' },
    input: z.object(ofScores),
    output: done,
    download: true,
    errors: ['export_refused', ...resultErrors],
  }),
};
