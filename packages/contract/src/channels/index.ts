export { channelCalls } from './calls.ts';
export * from './capabilities.ts';
export * from './channel.ts';
export * from './channel-log.ts';
export * from './template.ts';
export * from './template-text.ts';
export { type CloudKeysProblem, type CloudKeysView } from './cloud.ts';
export { channelLiveEvents } from './live.ts';
export * from './normalise-name.ts';
