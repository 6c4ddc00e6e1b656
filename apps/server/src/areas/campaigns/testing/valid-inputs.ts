import type { campaignCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';
import type { Scope } from '../../../testing/contract/furnish.ts';

/** Words for a public that names a row of every kind. */
async function publicOf({ channel, audience, tag }: Scope) {
  return {
    chip: channel._id,
    audience_type: 'audience' as const,
    audience: await audience(),
    audience_tags: [await tag()],
    audience_tags_skip: [await tag()],
    message_type: 'text' as const,
    message: ['Oi, {primeiro_nome}!'],
  };
}

async function fieldsOf(scope: Scope) {
  return { ...(await publicOf(scope)), media: await scope.media(), flow: await scope.flow() };
}

/** Valid inputs of the calls of this area. */
export const campaignsInputs = {
  getCampaigns: async () => [{ page: 1, limit: 10, query: '' }],
  getCampaign: async ({ campaign }) => [{ campaign_id: await campaign() }],
  createCampaign: async (scope) => [
    { ...(await fieldsOf(scope)), name: `Campanha ${scope.unique()}`, interval: 60, draft: true },
  ],
  updateCampaign: async (scope) => [
    {
      ...(await fieldsOf(scope)),
      _id: await scope.campaign(),
      name: `Campanha ${scope.unique()}`,
      interval: 60,
      draft: true,
    },
  ],
  steerCampaign: async ({ startedCampaign }) => [{ campaign_id: await startedCampaign(), act: 'resume' }],
  getCampaignRealTimeData: async ({ campaign }) => [{ campaign_id: await campaign() }],
  checkCampaign: async (scope) => [{ ...(await publicOf(scope)), interval: 60 }],
  getCampaignPeople: async (scope) => [{ ...(await publicOf(scope)), left_out: null, after: 0, limit: 10 }],
  testCampaign: async (scope) => [{ ...(await fieldsOf(scope)), version: 0, phone: scope.phone() }],
  getCampaignRecipients: async ({ campaign }) => [
    { campaign_id: await campaign(), states: ['sent'], after: 0, limit: 10 },
  ],
  getCampaignResults: async ({ campaign }) => [{ campaign_id: await campaign() }],
  exportCampaign: async ({ campaign }) => [{ campaign_id: await campaign() }],
} satisfies InputsOf<typeof campaignCalls>;
