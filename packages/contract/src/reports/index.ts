export { reportCalls } from './calls.ts';
export type { DashboardData, RealTimeData } from './dashboard.ts';
export type {
  FlowResults,
  ResultRun,
  ResultScore,
  RunResult,
  ScoreScale,
  ScoreSummary,
  SplitResult,
} from './results.ts';
export { reportLiveEvents } from './live.ts';
