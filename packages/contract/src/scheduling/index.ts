export { schedulingCalls } from './calls.ts';
export { schedulingLiveEvents } from './live.ts';
export * from './schedule.ts';
