export { optOutCalls } from './calls.ts';
export { optOutLiveEvents } from './live.ts';
export * from './opt-out.ts';
