export { conversationCalls } from './calls.ts';
export * from './conversation.ts';
export * from './found-message.ts';
export { conversationLiveEvents } from './live.ts';
export * from './message.ts';
export * from './message-statuses.ts';
export * from './number-health.ts';
export * from './place.ts';
export * from './reply-window.ts';
