export { teamCalls } from './calls.ts';
export * from './desk-settings.ts';
export { teamLiveEvents } from './live.ts';
export * from './user.ts';
