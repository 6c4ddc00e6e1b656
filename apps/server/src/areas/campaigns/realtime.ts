import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { CampaignEvents } from './events.ts';

/** Notifies those who see campaigns that one changed; their screens then load it again. */
export const campaignPresenter: LivePresenter<keyof CampaignEvents> = {
  types: ['campaigns.changed'],
  present: async (_db, events) =>
    events.map(({ sequence, payload: { campaign_id } }) => ({
      sequence,
      audience: { kind: 'ability', ability: 'campaigns.manage' },
      event: { type: 'campaign_changed', campaign_id },
    })),
};
