import type { campaignCalls } from '@prosa/contract';
import { leadersBut, type RolesOf, type RolesOfScreens } from '../../../testing/contract/roles-of-calls.ts';

/** Campaigns show contacts: nobody finds them who may not see these. */
const seesCampaigns = leadersBut('manager without contacts');

/** Who may make the calls of this area. */
export const campaignsRoles = {
  getCampaigns: seesCampaigns,
  getCampaign: seesCampaigns,
  createCampaign: seesCampaigns,
  updateCampaign: seesCampaigns,
  steerCampaign: seesCampaigns,
  getCampaignRealTimeData: seesCampaigns,
  checkCampaign: seesCampaigns,
  getCampaignPeople: seesCampaigns,
  testCampaign: seesCampaigns,
  getCampaignRecipients: seesCampaigns,
  getCampaignResults: seesCampaigns,
  exportCampaign: seesCampaigns,
} satisfies RolesOf<typeof campaignCalls>;

/** Who finds the screen of this area. */
export const campaignsScreens = { '/campanhas': seesCampaigns } satisfies RolesOfScreens;
