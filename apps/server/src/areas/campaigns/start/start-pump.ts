import type { Runtime } from '../../../platform/area.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { PumpDefinition, Room } from '../../../platform/jobs/pump.ts';
import { wakeSending } from '../../sending/index.ts';
import { campaignsTopic } from '../topic.ts';
import { planSome } from './plan-some.ts';
import { startCampaign } from './start-campaign.ts';

interface Due {
  account_id: string;
  id: string;
}

/**
 * Starts campaigns whose hour has come, and brings their people into the ledger, a part at a time. Each step is one
 * transaction under the lock of the campaign, so that a worker that dies leaves nothing done twice or not at all. Between
 * two parts every campaign that has to start goes first, so that none waits for the hundred thousand of another company.
 */
export const startPump: PumpDefinition<Due> = {
  name: 'campaigns to start',
  maxAtOnce: 4,
  maxOfCompany: 1,
  topic: campaignsTopic,
  pollMs: 1000,
  open: (runtime) => ({
    claim: (room) => dueCampaigns(runtime, room),
    perform: async (due) => void (await bringOn(runtime, due)),
  }),
};

function dueCampaigns({ database, clock }: Runtime, { max, inHand }: Room): Promise<Due[]> {
  return database.acrossAccounts.rows<Due>(
    sql`select account_id, id from (
        select distinct on (account_id) account_id, id, status = 'scheduled' as starts, scheduled_to from campaigns
        where (status = 'scheduled' or (status = 'started' and planned_at is null)) and scheduled_to <= ${clock.now()}
          and ${notFrozen('account_id')} and account_id <> all(${[...inHand.keys()]}::bigint[])
        order by account_id, starts desc, scheduled_to
      ) due order by starts desc, scheduled_to limit ${raw(String(max))}`,
  );
}

/** Starts a campaign, or brings the next part of its people in; returns whether any are left. */
export async function bringOn(runtime: Runtime, { account_id, id }: Due): Promise<boolean> {
  const now = runtime.clock.now();
  const isLeft = await runtime.database.forAccount(account_id).transaction(async (tx) => {
    await startCampaign(tx, { campaign_id: id, now });
    return planSome(tx, { campaign_id: id, now });
  });
  wakeSending(runtime, account_id);
  return isLeft;
}
