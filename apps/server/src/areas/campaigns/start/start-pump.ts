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
 * transaction under the lock of the campaign, so that a worker that dies leaves nothing done twice or not at all.
 */
export const startPump: PumpDefinition<Due> = {
  name: 'campaigns to start',
  maxAtOnce: 4,
  maxOfCompany: 1,
  topic: campaignsTopic,
  pollMs: 1000,
  open: (runtime) => ({
    claim: (room) => dueCampaigns(runtime, room),
    perform: (due) => bringOn(runtime, due),
  }),
};

function dueCampaigns({ database, clock }: Runtime, { max, inHand }: Room): Promise<Due[]> {
  return database.acrossAccounts.rows<Due>(
    sql`select distinct on (account_id) account_id, id from (
        select account_id, id, scheduled_to from campaigns
        where (status = 'scheduled' or (status = 'started' and planned_at is null)) and scheduled_to <= ${clock.now()}
          and ${notFrozen('account_id')} and account_id <> all(${[...inHand.keys()]}::bigint[])
        order by scheduled_to limit 1000
      ) due order by account_id, scheduled_to limit ${raw(String(max))}`,
  );
}

/** Starts a campaign, or continues where an earlier worker stopped. */
export async function bringOn(runtime: Runtime, { account_id, id }: Due): Promise<void> {
  const db = runtime.database.forAccount(account_id);
  const now = runtime.clock.now();
  await db.transaction((tx) => startCampaign(tx, { campaign_id: id, now }));
  for (;;) {
    const left = await db.transaction((tx) => planSome(tx, { campaign_id: id, now: runtime.clock.now() }));
    wakeSending(runtime, account_id);
    if (!left) return;
  }
}
