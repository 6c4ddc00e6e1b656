export { teamCalls } from './calls.ts';
export { teamLiveEvents } from './live.ts';
export * from './user.ts';
