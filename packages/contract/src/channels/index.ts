export { channelCalls } from './calls.ts';
export * from './capabilities.ts';
export * from './channel.ts';
export * from './channel-log.ts';
export { channelLiveEvents } from './live.ts';
export * from './normalise-name.ts';
