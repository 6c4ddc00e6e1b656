import { calls } from '@prosa/contract';
import { serverTest } from '../../../testing/server-test.ts';
import { openCampaigns } from './open-campaigns.ts';

/** A test with campaigns of a company, and a worker that does as much as it is told. */
export const campaignTest = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({
    config: { processes: new Set(['web', 'sessions'] as const) },
  }))
  .extend('campaigns', { scope: 'file' }, ({ server, talk }) => openCampaigns(server, talk))
  .extend('owner', { scope: 'file' }, ({ talk }) => talk.company.owner)
  .extend('db', ({ server, talk }) => server.runtime.database.forAccount(talk.company.account_id))
  .extend(
    'recipients',
    ({ owner }) =>
      async (campaign_id: string) =>
        (await owner.call(calls.getCampaignRecipients, { campaign_id, limit: 100 })).data,
  );
