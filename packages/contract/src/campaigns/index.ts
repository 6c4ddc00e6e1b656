export * from './campaign.ts';
export { campaignCalls } from './calls.ts';
export { campaignLiveEvents } from './live.ts';
