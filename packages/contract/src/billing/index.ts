export { billingCalls } from './calls.ts';
export { billingLiveEvents } from './live.ts';
export * from './plans.ts';
export * from './status.ts';
export * from './subscription.ts';
