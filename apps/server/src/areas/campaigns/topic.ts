import type { Signals } from '../../platform/signals/signals.ts';

/** The signal that a campaign may have to start; its payload is the company's id. */
export const campaignsTopic = 'campaigns';

/** Has workers look at once for campaigns to start. Called after the commit that scheduled one. */
export function wakeCampaigns({ signals }: { signals: Signals }, account_id: string): void {
  signals.publish(campaignsTopic, account_id);
}
