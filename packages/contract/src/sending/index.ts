export { sendingCalls } from './calls.ts';
export { sendingLiveEvents } from './live.ts';
export * from './send-state.ts';
export * from './sending-number.ts';
export * from './send-words.ts';
export * from './sending-settings.ts';
export * from './text-preview.ts';
