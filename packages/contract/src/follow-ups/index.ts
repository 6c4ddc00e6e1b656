export { followUpCalls } from './calls.ts';
export { followUpLiveEvents } from './live.ts';
export * from './numbers.ts';
export * from './queue.ts';
export * from './settings.ts';
