import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { planSends } from '../../sending/index.ts';
import { endCampaigns } from '../end-campaigns.ts';
import { recordChange } from '../events.ts';
import { campaignKind } from '../reader.ts';
import type { CampaignSend } from '../source.ts';
import { versionOf } from '../words/words-of.ts';

/** People per transaction: a number sends nothing while some of them are brought in. */
const part = 1000;

interface Planning {
  campaign_id: string;
  now: Date;
}

interface Started {
  channel_id: string;
  interval_seconds: number;
  message: string[];
}

interface Copied {
  position: number;
  contact_id: string | null;
  /** Null for a person who hides it, and once they are erased. */
  phone: string | null;
  name: string;
  variables: Record<string, string>;
}

/**
 * Moves the next people of a started campaign into the ledger, in the same order. Returns whether any are left.
 * Nobody is added twice, because they leave the copy in the same commit.
 */
export async function planSome(tx: Transaction, { campaign_id, now }: Planning): Promise<boolean> {
  const { account_id } = tx;
  const campaign = await tx.row<Started>(
    sql`select channel_id, interval_seconds, message from campaigns
      where account_id = ${account_id} and id = ${campaign_id} and status = 'started' and planned_at is null
      for update skip locked`,
    'campaign_to_plan',
  );
  if (!campaign) return false;
  const people = await takeSome(tx, campaign_id);
  if (people.length) {
    await planSends(tx, {
      source: { kind: campaignKind, id: campaign_id },
      channel_id: campaign.channel_id,
      gap_seconds: campaign.interval_seconds,
      keeps_window: true,
      once: true,
      line: 'own',
      now,
      sends: people.map((person) => sendOf(person, campaign.message, now)),
    });
  }
  if (people.length === part) return true;
  await tx.run(
    sql`update campaigns set planned_at = ${now} where account_id = ${account_id} and id = ${campaign_id}`,
    'campaign_planned',
  );
  await endCampaigns(tx, [campaign_id]);
  recordChange(tx, campaign_id);
  return false;
}

async function takeSome(tx: Transaction, campaign_id: string): Promise<Copied[]> {
  const people = await tx.rows<Copied>(
    sql`delete from campaign_people p using (
        select position from campaign_people where account_id = ${tx.account_id} and campaign_id = ${campaign_id}
        order by position limit ${part}
      ) as next
      where p.account_id = ${tx.account_id} and p.campaign_id = ${campaign_id} and p.position = next.position
      returning p.position, p.phone, p.name, p.variables, (
        select k.id from contacts k where k.account_id = p.account_id and k.id = p.contact_id) as contact_id`,
    'take_people_of_campaign',
  );
  return people.toSorted((one, other) => one.position - other.position);
}

/**
 * Returns the send of one person. A contact that was merged into another since the start is found by its phone; an
 * erased person has neither and is left out.
 */
function sendOf({ position, contact_id, phone, name, variables }: Copied, message: string[], now: Date) {
  const data: CampaignSend = { version: versionOf(position, message), name, phone, variables };
  const to = contact_id === null ? { phone: phone ?? '' } : { contact_id };
  return { key: String(position), to, due_at: now, data };
}
