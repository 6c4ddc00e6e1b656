import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { reportChecks } from './checks.ts';
import { reportPolicy } from './policy.ts';
import { minuteMs } from '../../platform/jobs/periodic.ts';
import { bind } from '../../platform/http/binding.ts';
import { getDashboardData } from './queries/get-dashboard-data.ts';
import { getRealTimeData } from './queries/get-real-time-data.ts';
import { countEvents } from './rollups/count-events.ts';
import { recountMoved } from './rollups/recount.ts';

export { allChannels } from './rollups/ledger.ts';

/** Dashboards. They read daily numbers that the worker counts from the domain events. */
export const reportsArea: Area = {
  name: 'reports',
  bindings: [
    bind(calls.getDashboardData, getDashboardData),
    bind(calls.getDashboardRealTimeData, getRealTimeData),
  ],
  policy: reportPolicy,
  presenters: [],
  followers: [countEvents],
  periodic: [{ name: 'recount of reports', everyMs: minuteMs, run: recountMoved }],
  checks: reportChecks,
};
