import { calls } from '@prosa/contract';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

/** Keeps campaigns live: what is on screen of them is read again when one changed or came further. */
export function useRealtime(): void {
  useLiveRefresh({
    on: ['campaign_changed'],
    of: [
      calls.getCampaigns,
      calls.getCampaign,
      calls.getCampaignRealTimeData,
      calls.getCampaignResults,
      calls.getCampaignRecipients,
    ],
    delay: 500,
    onlyVisible: true,
  });
}
