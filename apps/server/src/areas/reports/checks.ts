import { raw, sql, type Sql } from '../../platform/db/sql.ts';
import { sqlCheck, type Check } from '../../platform/doctor/check.ts';
import { messageDaysOf, providerDaysOf } from './provider-days/from-facts.ts';
import { summedDays } from './provider-days/sum-days.ts';
import { allChannels } from './rollups/ledger.ts';

const sampled = raw('20');
/** Different companies at each call would make the same installation pass once and fail the next time. */
const sample = sql`(select account_id from report_calendars order by md5(account_id::text) limit ${sampled})`;

const days = sql`select account_id, day, coalesce(channel_id, ${allChannels}), department_id, count(*)::integer,
    (count(*) filter (where is_manual))::integer
  from report_conversations where account_id in ${sample}
  group by account_id, day, department_id, grouping sets ((channel_id), ())`;
const storedDays = sql`select account_id, day, channel_id, department_id, conversations, manual
  from report_days where account_id in ${sample} and conversations > 0`;
const tagDays = sql`select f.account_id, f.day, tag_id, count(*)::integer
  from report_conversations f join report_contacts c on c.account_id = f.account_id and c.id = f.contact_id
  cross join unnest(c.tags) as tag_id where f.account_id in ${sample} group by f.account_id, f.day, tag_id`;
const storedTagDays = sql`select account_id, day, tag_id, conversations
  from report_tag_days where account_id in ${sample} and conversations > 0`;

/** Those of the sample of whom every message was counted: what is on its way says nothing. */
const upToDate = sql`account_id in (
  select c.account_id from event_cursors c join account_sequences s on s.account_id = c.account_id
  where c.follower = 'message-days' and c.sequence = s.last and c.account_id in ${sample})`;
const storedProviderDays = sql`select account_id, day, conversations, manual, ai from report_provider_days
  where account_id in ${sample}`;
const storedMessageDays = sql`select account_id, day, users, chatbots, customers from report_message_days
  where ${upToDate}`;
const sums = sql`select 0 as account_id, s.* from (${summedDays(sql`true`)}) s
  where day not in (select day from provider_stale_days)`;
const storedSums = sql`select 0 as account_id, day, human, ai_chatbot, flow_chatbot, users, chatbots, customers
  from provider_days where day not in (select day from provider_stale_days)`;

/** Selects the company and the day of each row that stands in one of the two alone. */
function differing(counted: Sql, stored: Sql): Sql {
  return sql`select account_id || ' ' || day from (
      ((${counted}) except (${stored})) union all ((${stored}) except (${counted}))
    ) as one`;
}

/** What has to hold of the daily numbers. */
export const reportChecks: readonly Check[] = [
  sqlCheck(
    'Os números diários de uma amostra de empresas são os mesmos quando contados de novo.',
    sql`${differing(days, storedDays)} union all ${differing(tagDays, storedTagDays)}`,
  ),
  sqlCheck(
    'Os dias do dashboard técnico de uma amostra de empresas são os mesmos quando contados de novo.',
    sql`${differing(providerDaysOf(sql`account_id in ${sample}`), storedProviderDays)}
      union all ${differing(messageDaysOf(upToDate), storedMessageDays)}`,
  ),
  sqlCheck('As somas de todas as empresas são as dos seus dias.', differing(sums, storedSums)),
];
