import { sql, type Sql } from '../../../platform/db/sql.ts';

/** Selects the rows of `report_provider_days` from the facts of conversations, for the companies of a condition. */
export function providerDaysOf(companies: Sql): Sql {
  return sql`select account_id, provider_day(opened) as day, count(*)::integer as conversations,
      (count(*) filter (where is_manual))::integer as manual,
      (count(*) filter (where is_ai and not is_manual))::integer as ai
    from report_conversations where ${companies} group by account_id, provider_day(opened)`;
}

/** Selects the rows of `report_message_days` from the messages themselves and from what was counted of erased ones. */
export function messageDaysOf(companies: Sql): Sql {
  return sql`select account_id, day, sum(users)::integer as users, sum(chatbots)::integer as chatbots,
      sum(customers)::integer as customers
    from (
      ${writtenDaysOf(sql`${companies}`)}
      union all
      select account_id, day, users, chatbots, customers from report_erased_messages where ${companies}
    ) as counted group by account_id, day`;
}

/** Selects messages by company and day, of those of a condition. */
export function writtenDaysOf(condition: Sql): Sql {
  return sql`select account_id, provider_day(created) as day, count(*) filter (where origin = 'user') as users,
      count(*) filter (where origin = 'chatbot') as chatbots,
      count(*) filter (where origin = 'customer') as customers
    from messages where ${condition} and origin <> 'system' group by account_id, provider_day(created)`;
}
