export { channelCalls } from './calls.ts';
export * from './channel.ts';
export { channelLiveEvents } from './live.ts';
export * from './normalise-name.ts';
