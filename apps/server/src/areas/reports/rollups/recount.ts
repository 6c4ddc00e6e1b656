import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { holdCursor } from '../../../platform/events/cursors.ts';
import { countEvents } from './count-events.ts';
import { providerDaysOf } from '../provider-days/from-facts.ts';
import { allChannels } from './ledger.ts';

/** Recounts the companies whose time zone changed since their numbers were counted. */
export async function recountMoved({ database }: Pick<Runtime, 'database'>): Promise<void> {
  const moved = await database.acrossAccounts.rows<{ id: string }>(
    sql`select a.id from accounts a
      join account_sequences s on s.account_id = a.id
      left join report_calendars c on c.account_id = a.id
      where a.time_zone is distinct from c.time_zone and s.frozen is null`,
    'companies_to_recount',
  );
  for (const { id } of moved) await recount(database.forAccount(id));
}

/** Recounts a company's days from the facts, in one transaction, so that nobody sees half of it. */
export function recount(db: AccountDb): Promise<void> {
  return db.transaction(async (tx) => {
    await holdCursor(tx, countEvents.name);
    await dateFacts(tx);
    await countDays(tx);
    await countTagDays(tx);
    await countProviderDays(tx);
  });
}

async function dateFacts(tx: Transaction): Promise<void> {
  const { account_id } = tx;
  await tx.run(
    sql`insert into report_calendars (account_id, time_zone)
      select id, time_zone from accounts where id = ${account_id}
      on conflict (account_id) do update set time_zone = excluded.time_zone`,
    'date_reports',
  );
  await tx.run(
    sql`update report_conversations f set day = (f.opened at time zone c.time_zone)::date
      from report_calendars c
      where c.account_id = ${account_id} and f.account_id = ${account_id}
        and f.day <> (f.opened at time zone c.time_zone)::date`,
    'date_report_facts',
  );
}

async function countDays(tx: Transaction): Promise<void> {
  const { account_id } = tx;
  await tx.run(sql`delete from report_days where account_id = ${account_id}`, 'drop_days');
  await tx.run(
    sql`insert into report_days (account_id, day, channel_id, department_id, conversations, manual)
      select ${account_id}, day, coalesce(channel_id, ${allChannels}), department_id, count(*),
        count(*) filter (where is_manual)
      from report_conversations where account_id = ${account_id}
      group by day, department_id, grouping sets ((channel_id), ())`,
    'count_days',
  );
}

async function countTagDays(tx: Transaction): Promise<void> {
  const { account_id } = tx;
  await tx.run(sql`delete from report_tag_days where account_id = ${account_id}`, 'drop_tag_days');
  await tx.run(
    sql`insert into report_tag_days (account_id, day, tag_id, conversations)
      select ${account_id}, f.day, tag_id, count(*)
      from report_conversations f
      join report_contacts c on c.account_id = f.account_id and c.id = f.contact_id
      cross join unnest(c.tags) as tag_id
      where f.account_id = ${account_id} group by f.day, tag_id`,
    'count_tag_days',
  );
}

async function countProviderDays(tx: Transaction): Promise<void> {
  const { account_id } = tx;
  await tx.run(sql`delete from report_provider_days where account_id = ${account_id}`, 'drop_provider_days');
  await tx.run(
    sql`insert into report_provider_days (account_id, day, conversations, manual, ai)
      ${providerDaysOf(sql`account_id = ${account_id}`)}`,
    'count_provider_days',
  );
}
