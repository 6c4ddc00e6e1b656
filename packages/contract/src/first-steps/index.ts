export { firstStepsCalls } from './calls.ts';
export * from './first-steps.ts';
export { firstStepsLiveEvents } from './live.ts';
