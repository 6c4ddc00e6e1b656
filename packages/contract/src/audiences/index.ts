export * from './audience.ts';
export * from './audience-filter.ts';
export { audienceCalls } from './calls.ts';
export { audienceLiveEvents } from './live.ts';
