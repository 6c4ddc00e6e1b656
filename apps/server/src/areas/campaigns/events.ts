import type { Transaction } from '../../platform/db/database.ts';

/** What happens to campaigns. */
export interface CampaignEvents {
  /** One was made, changed or archived, or has come further. */
  'campaigns.changed': { campaign_id: string };
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends CampaignEvents {}
}

/** Records that a campaign changed, so that screens load it again. */
export function recordChange(tx: Transaction, campaign_id: string): void {
  tx.record({ type: 'campaigns.changed', payload: { campaign_id } });
}
