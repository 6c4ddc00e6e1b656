import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { bind, bindDownload } from '../../platform/http/binding.ts';
import { dayMs, minuteMs } from '../../platform/jobs/periodic.ts';
import { countRuns } from './bot-rollups/count-runs.ts';
import { recountMovedRuns } from './bot-rollups/recount-runs.ts';
import { reportChecks } from './checks.ts';
import { countMessages } from './provider-days/count-messages.ts';
import { sumAllDays, sumStaleDays } from './provider-days/sum-days.ts';
import { reportPolicy } from './policy.ts';
import { getDashboardData } from './queries/get-dashboard-data.ts';
import { getRealTimeData } from './queries/get-real-time-data.ts';
import { exportResultScores } from './results/export-scores.ts';
import { getFlowResults } from './results/get-flow-results.ts';
import { getResultRuns } from './results/get-result-runs.ts';
import { getSplitResults } from './results/get-split-results.ts';
import { getResultScores } from './results/scores.ts';
import { countEvents } from './rollups/count-events.ts';
import { recountMoved } from './rollups/recount.ts';

export { recountRuns } from './bot-rollups/recount-runs.ts';
export { keepErasedCounts } from './provider-days/keep-erased.ts';
export { recountMessages } from './provider-days/recount-messages.ts';
export { sumAllDays, sumStaleDays } from './provider-days/sum-days.ts';
export { allChannels, providerTimeZone } from './rollups/ledger.ts';

/** Dashboards, and the results of bots. They read daily numbers that the worker counts from the domain events. */
export const reportsArea: Area = {
  name: 'reports',
  bindings: [
    bind(calls.getDashboardData, getDashboardData),
    bind(calls.getDashboardRealTimeData, getRealTimeData),
    bind(calls.getFlowResults, getFlowResults),
    bind(calls.getSplitResults, getSplitResults),
    bind(calls.getResultRuns, getResultRuns),
    bind(calls.getResultScores, getResultScores),
    bindDownload(calls.exportResultScores, exportResultScores),
  ],
  policy: reportPolicy,
  presenters: [],
  followers: [countEvents, countRuns, countMessages],
  periodic: [
    { name: 'recount of reports', everyMs: minuteMs, run: recountMoved },
    { name: 'recount of results of bots', everyMs: minuteMs, run: recountMovedRuns },
    { name: 'sum of days over companies', everyMs: minuteMs / 6, run: sumStaleDays },
    { name: 'sum of all days over companies', everyMs: dayMs, run: sumAllDays },
  ],
  checks: reportChecks,
};
