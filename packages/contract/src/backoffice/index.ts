export { backofficeCalls } from './calls.ts';
export * from './customer.ts';
export * from './plan-status.ts';
