import type { Runtime } from '../../platform/area.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { notFrozen } from '../../platform/db/frozen.ts';
import { sql } from '../../platform/db/sql.ts';
import { recordChange } from './events.ts';
import { campaignKind } from './reader.ts';

/**
 * Ends those of these campaigns of which nothing waits or is about to leave any more, as of the last that was handed
 * over. One that somebody changes right now is left alone: a turn of its number must not wait for them, who may be waiting
 * for the number.
 */
export async function endCampaigns(tx: Transaction, campaign_ids: readonly string[]): Promise<void> {
  const ended = await tx.rows<{ id: string }>(
    sql`update campaigns set status = 'finished', finished_at = coalesce((
          select last_at from send_sources s
          where s.account_id = campaigns.account_id and s.kind = ${campaignKind} and s.id = campaigns.id), started_at)
      where account_id = ${tx.account_id} and id in (
        select c.id from campaigns c
        where c.account_id = ${tx.account_id} and c.id = any(${[...campaign_ids]}::uuid[]) and c.status = 'started'
          and c.planned_at is not null and not exists (
            select from sends s where s.account_id = c.account_id and s.kind = ${campaignKind} and s.source_id = c.id
              and (s.state in ('waiting', 'held') or s.state = 'handed' and s.message_id is not null))
        for update skip locked)
      returning id`,
    'end_campaigns',
  );
  for (const { id } of ended) recordChange(tx, id);
}

/** Ends campaigns whose last change was made while somebody else had them. */
export async function endIdleCampaigns({ database }: Pick<Runtime, 'database'>): Promise<void> {
  const started = await database.acrossAccounts.rows<{ account_id: string; ids: string[] }>(
    sql`select account_id, array_agg(id) as ids from campaigns
      where status = 'started' and planned_at is not null and ${notFrozen('account_id')} group by account_id`,
  );
  for (const { account_id, ids } of started) {
    await database.forAccount(account_id).transaction((tx) => endCampaigns(tx, ids));
  }
}

/** People per transaction. */
const part = 5000;

/** Deletes the copied people of campaigns that were cancelled before these came into the ledger. */
export async function dropPeopleOfCancelled({ database }: Pick<Runtime, 'database'>): Promise<void> {
  const left = await database.acrossAccounts.rows<{ account_id: string; id: string }>(
    sql`select account_id, id from campaigns c where status = 'canceled' and ${notFrozen('account_id')}
      and exists (select from campaign_people p where p.account_id = c.account_id and p.campaign_id = c.id)`,
  );
  for (const { account_id, id } of left) {
    const db = database.forAccount(account_id);
    const drop = sql`delete from campaign_people where account_id = ${account_id} and campaign_id = ${id} and position in (
      select position from campaign_people where account_id = ${account_id} and campaign_id = ${id} limit ${part})`;
    while ((await db.run(drop)) === part) continue;
  }
}
