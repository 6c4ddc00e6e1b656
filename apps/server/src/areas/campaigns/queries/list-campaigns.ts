import { limits, type CallOutput, type calls, type ParsedInput } from '@prosa/contract';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentCampaigns } from '../present.ts';
import { campaignById, campaignPage } from '../reader.ts';

/** Returns a page of the campaigns in use, newest first: all of them, or those whose name contains the query. */
export async function listCampaigns(
  { db, links }: CallContext,
  { page, limit, query }: ParsedInput<typeof calls.getCampaigns>,
): Promise<CallOutput<typeof calls.getCampaigns>> {
  const { rows, counted } = await campaignPage(db, {
    query: query.trim(),
    limit,
    offset: (page - 1) * limit,
  });
  const cap = limits.search_total_cap;
  const data = await presentCampaigns({ db, links }, rows);
  return { data, total: Math.min(counted, cap), total_is_capped: counted > cap };
}

/** Returns one campaign. */
export async function getCampaign(
  { db, links }: CallContext,
  { campaign_id }: ParsedInput<typeof calls.getCampaign>,
): Promise<CallOutput<typeof calls.getCampaign>> {
  const row = found(await campaignById(db, campaign_id));
  const [campaign] = await presentCampaigns({ db, links }, [row]);
  return found(campaign);
}
