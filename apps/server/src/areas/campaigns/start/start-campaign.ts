import type { CampaignFailure } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { recordChange } from '../events.ts';
import { publicOf } from '../people/public-of.ts';
import type { CampaignRow } from '../reader.ts';

interface Starting {
  campaign_id: string;
  now: Date;
}

/** From then on nobody expects it any more. */
const maxLateMs = 24 * 60 * 60 * 1000;

/**
 * Starts a campaign that is due: its people are copied as they are at this moment. Where it cannot start, it says why.
 * Another worker that comes second finds it locked or started.
 */
export async function startCampaign(tx: Transaction, { campaign_id, now }: Starting): Promise<void> {
  const campaign = await takeDue(tx, { campaign_id, now });
  if (!campaign) return;
  recordChange(tx, campaign_id);
  const failure = await failureOf(tx, campaign, now);
  if (failure) return fail(tx, campaign_id, failure);
  const people = await freeze(tx, campaign, now);
  if (!people) return fail(tx, campaign_id, 'nobody');
  await tx.run(
    sql`update campaigns set status = 'started', started_at = ${now}, people_count = ${people}, failure = null
      where account_id = ${tx.account_id} and id = ${campaign_id}`,
    'start_campaign',
  );
}

interface Due extends Pick<CampaignRow, 'id' | 'audience_type' | 'audience_id' | 'audience_tags'> {
  is_late: boolean;
  has_plan: boolean;
  has_channel: boolean;
  has_flow: boolean;
  has_file: boolean;
}

function takeDue(tx: Transaction, { campaign_id, now }: Starting): Promise<Due | null> {
  const { account_id } = tx;
  const late = new Date(now.getTime() - maxLateMs);
  return tx.row<Due>(
    sql`select c.id, c.audience_type, c.audience_id, c.audience_tags, c.scheduled_to < ${late} as is_late,
        a.campaigns_enabled as has_plan, coalesce(not ch.filed, false) as has_channel,
        c.message_type = 'text' or coalesce(not f.filed and f.published_version is not null, false) as has_flow,
        not c.has_media or c.media_id is not null as has_file
      from campaigns c join accounts a on a.id = c.account_id
      left join channels ch on ch.account_id = c.account_id and ch.id = c.channel_id
      left join flows f on f.account_id = c.account_id and f.id = c.flow_id
      where c.account_id = ${account_id} and c.id = ${campaign_id} and c.status = 'scheduled' and not c.filed
        and c.scheduled_to <= ${now}
      for update of c skip locked`,
    'take_due_campaign',
  );
}

async function failureOf(tx: Transaction, due: Due, now: Date): Promise<CampaignFailure | null> {
  if (due.is_late) return 'late';
  if (!due.has_plan) return 'plan';
  if (!due.has_channel) return 'channel_gone';
  if (!due.has_flow) return 'flow_gone';
  if (!due.has_file) return 'file_gone';
  return (await publicOf(tx, due, now)) ? null : 'audience_gone';
}

/** Copies the public in one statement, so that all are of the same moment, and returns how many there are. */
async function freeze(tx: Transaction, campaign: Due, now: Date): Promise<number> {
  const people = await publicOf(tx, campaign, now);
  if (!people) return 0;
  return tx.run(
    sql`insert into campaign_people (account_id, campaign_id, position, contact_id, phone, name, variables)
      select ${tx.account_id}, ${campaign.id}, e.place - 1, e.contact_id, e.phone, e.name, e.variables
      from (${people}) as e`,
    null,
  );
}

async function fail(tx: Transaction, campaign_id: string, failure: CampaignFailure): Promise<void> {
  await tx.run(
    sql`update campaigns set status = 'error', failure = ${failure}
      where account_id = ${tx.account_id} and id = ${campaign_id}`,
    'fail_campaign',
  );
}
