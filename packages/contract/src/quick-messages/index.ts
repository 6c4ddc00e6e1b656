export { quickMessageCalls } from './calls.ts';
export { quickMessageLiveEvents } from './live.ts';
export * from './normalise-shortcut.ts';
export * from './quick-message.ts';
