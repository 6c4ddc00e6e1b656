export { mediaCalls } from './calls.ts';
export { mediaLiveEvents } from './live.ts';
export * from './media.ts';
