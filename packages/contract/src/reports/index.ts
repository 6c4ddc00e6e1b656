export { reportCalls } from './calls.ts';
export type { DashboardData, RealTimeData } from './dashboard.ts';
export { reportLiveEvents } from './live.ts';
