import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { bind, bindDownload } from '../../platform/http/binding.ts';
import { minuteMs } from '../../platform/jobs/periodic.ts';
import { whileOpen, withFeature } from '../team/index.ts';
import { createCampaign, updateCampaign } from './commands/save-campaign.ts';
import { steerCampaign } from './commands/steer-campaign.ts';
import { testCampaign } from './commands/test-campaign.ts';
import { dropPeopleOfCancelled, endIdleCampaigns } from './end-campaigns.ts';
import { campaignPolicy } from './policy.ts';
import { checkCampaign } from './queries/check-campaign.ts';
import { exportCampaign } from './queries/export-campaign.ts';
import { getRealTime } from './queries/get-real-time.ts';
import { getResults } from './queries/get-results.ts';
import { getCampaign, listCampaigns } from './queries/list-campaigns.ts';
import { listPeopleOfPublic } from './queries/list-people.ts';
import { listRecipients } from './queries/list-recipients.ts';
import { campaignPresenter } from './realtime.ts';
import { startPump } from './start/start-pump.ts';

export { keepScheduledAudience } from './guard-audience.ts';
export { forgetInCampaigns } from './people/forget-person.ts';
export { campaignSource } from './source.ts';
export { campaignTestSource } from './test-source.ts';

/** Campaigns: one message to many people at an hour, through the ledger of sends. */
export const campaignsArea: Area = {
  name: 'campaigns',
  bindings: [
    bind(calls.getCampaigns, withFeature('campaigns', listCampaigns)),
    bind(calls.getCampaign, withFeature('campaigns', getCampaign)),
    bind(calls.createCampaign, withFeature('campaigns', whileOpen(createCampaign))),
    bind(calls.updateCampaign, withFeature('campaigns', updateCampaign)),
    bind(calls.steerCampaign, withFeature('campaigns', steerCampaign)),
    bind(calls.getCampaignRealTimeData, withFeature('campaigns', getRealTime)),
    bind(calls.checkCampaign, withFeature('campaigns', checkCampaign)),
    bind(calls.getCampaignPeople, withFeature('campaigns', listPeopleOfPublic)),
    bind(calls.testCampaign, withFeature('campaigns', whileOpen(testCampaign))),
    bind(calls.getCampaignRecipients, withFeature('campaigns', listRecipients)),
    bind(calls.getCampaignResults, withFeature('campaigns', getResults)),
    bindDownload(calls.exportCampaign, withFeature('campaigns', exportCampaign)),
  ],
  policy: campaignPolicy,
  presenters: [campaignPresenter],
  pumps: [startPump],
  periodic: [
    { name: 'end of campaigns', everyMs: minuteMs, run: endIdleCampaigns },
    { name: 'people of cancelled campaigns', everyMs: minuteMs, run: dropPeopleOfCancelled },
  ],
};
