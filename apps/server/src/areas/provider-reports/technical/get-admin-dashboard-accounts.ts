import { limits, type AccountNumber, type AdminDashboardAccounts } from '@prosa/contract';
import type { calls, ParsedInput } from '@prosa/contract';
import { readPeriod, type Period } from '../../../platform/clock/period.ts';
import { raw, sql, type Sql } from '../../../platform/db/sql.ts';
import type { StaffContext } from '../../../platform/http/binding.ts';
import { providerToday } from '../today.ts';
import { hasActivePlan, isCustomer } from './customers.ts';

type Input = ParsedInput<typeof calls.getAdminDashboardAccounts>;

/** Returns the companies behind a number of the technical dashboard, those with most first. */
export async function getAdminDashboardAccounts(
  { database, clock }: StaffContext,
  { of, interval }: Input,
): Promise<AdminDashboardAccounts> {
  const today = providerToday(clock);
  const counted = sources[of]({ period: readPeriod(interval, today), today });
  const row = await database.acrossAccounts.row<AdminDashboardAccounts>(
    sql`with counted as materialized (${counted}), most as (
        select a.id::text as _id, a.name, c.all, c.parts from counted c join accounts a on a.id = c.account_id
        where c.all > 0 order by c.all desc, a.name, a.id limit ${raw(String(limits.admin_dashboard_accounts))}
      )
      select (select coalesce(json_agg(m order by m.all desc, m.name, m._id), '[]') from most m) as data,
        (select count(*)::integer from counted c where c.all > 0) as total`,
    `provider_accounts_${of}`,
  );
  return row ?? { data: [], total: 0 };
}

interface Asked {
  period: Period;
  today: string;
}

/** Selects `account_id`, `all` and `parts` for each number. */
const sources: Record<AccountNumber, (asked: Asked) => Sql> = {
  open_conversations: () =>
    sql`select account_id, count(*)::integer as all, json_build_object('manual', count(*) filter (where is_manual),
        'chatbot', count(*) filter (where not is_manual)) as parts
      from conversations where finished is null group by account_id`,
  accounts: () =>
    sql`select a.id as account_id, (select count(*)::integer from users u
        where u.account_id = a.id and not u.filed and u.kind = 'member') as all, json_build_object() as parts
      from accounts a where ${isCustomer} and ${hasActivePlan}`,
  chips: () =>
    sql`select account_id, count(*)::integer as all,
        json_build_object('open', count(*) filter (where status = 'open'),
          'off', count(*) filter (where status <> 'open')) as parts
      from channels where not filed group by account_id`,
  messages_today: ({ today }) => messagesOf({ from: today, to: today }),
  messages: ({ period }) => messagesOf(period),
  conversations: ({ period: { from, to } }) =>
    sql`select account_id, sum(conversations)::integer as all, json_build_object('human', sum(manual),
        'ai_chatbot', sum(ai), 'flow_chatbot', sum(conversations - manual - ai)) as parts
      from report_provider_days where day between ${from}::date and ${to}::date group by account_id`,
};

function messagesOf({ from, to }: Period): Sql {
  return sql`select account_id, sum(users + chatbots + customers)::integer as all,
      json_build_object('user', sum(users), 'chatbot', sum(chatbots), 'customer', sum(customers)) as parts
    from report_message_days where day between ${from}::date and ${to}::date group by account_id`;
}
