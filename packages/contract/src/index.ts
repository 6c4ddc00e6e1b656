export * from './areas.ts';
export * from './call.ts';
export * from './constants.ts';
export * from './errors.ts';
export type { Interval } from './interval.ts';
export * from './live.ts';
export * from './merged.ts';
export * from './shapes.ts';
export * from './simulator/seam.ts';
