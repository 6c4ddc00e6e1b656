import type { Runtime } from '../../../platform/area.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';

/** Any number that no other lock of the product uses. */
const sumLock = 7_301_002;

/**
 * Adds up the days of all companies whose numbers changed. What changes while it works is left in the list for the next
 * round: the list is emptied first, and the sums are read in a statement of their own behind it.
 */
export async function sumStaleDays({ database }: Pick<Runtime, 'database'>): Promise<void> {
  const db = database.acrossAccounts;
  if (!(await db.row(sql`select from provider_stale_days limit 1`, 'stale_days'))) return;
  await db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${sumLock})`, 'lock_sums');
    const stale = await tx.rows<{ day: string }>(
      sql`with stale as (delete from provider_stale_days returning day) select distinct day::text from stale`,
      'take_stale_days',
    );
    const days = stale.map(({ day }) => day);
    const among = sql`day = any(${days}::date[])`;
    await tx.run(
      sql`insert into provider_days (day, human, ai_chatbot, flow_chatbot, users, chatbots, customers)
        ${summedDays(among)}
        on conflict (day) do update set human = excluded.human, ai_chatbot = excluded.ai_chatbot,
          flow_chatbot = excluded.flow_chatbot, users = excluded.users, chatbots = excluded.chatbots,
          customers = excluded.customers`,
      'sum_days',
    );
    await tx.run(
      sql`delete from provider_days p where ${among}
        and not exists (select from report_provider_days d where d.day = p.day)
        and not exists (select from report_message_days d where d.day = p.day)`,
      'drop_empty_sums',
    );
  });
}

/** Adds up every day again, as if nothing had been added up before. */
export async function sumAllDays({ database }: Pick<Runtime, 'database'>): Promise<void> {
  await database.acrossAccounts.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${sumLock})`, 'lock_sums');
    await tx.run(sql`delete from provider_stale_days`, 'forget_stale_days');
    await tx.run(sql`delete from provider_days`, 'drop_sums');
    await tx.run(
      sql`insert into provider_days (day, human, ai_chatbot, flow_chatbot, users, chatbots, customers)
        ${summedDays(sql`true`)}`,
      'sum_all_days',
    );
  });
}

/** Selects the sums of all companies, for the days of a condition. */
export function summedDays(among: Sql): Sql {
  return sql`select day, sum(human)::integer, sum(ai)::integer, sum(flow)::integer, sum(users)::bigint,
      sum(chatbots)::bigint, sum(customers)::bigint
    from (
      select day, sum(manual) as human, sum(ai) as ai, sum(conversations - manual - ai) as flow, 0 as users,
        0 as chatbots, 0 as customers
      from report_provider_days where ${among} group by day
      union all
      select day, 0, 0, 0, sum(users), sum(chatbots), sum(customers)
      from report_message_days where ${among} group by day
    ) as summed group by day`;
}
