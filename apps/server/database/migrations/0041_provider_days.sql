-- What the provider's technical dashboard counts (docs/decisions/0078-provider-dashboards.md). Its days are cut in
-- America/Sao_Paulo, whatever the company's time zone.

create function provider_day(moment timestamptz) returns date language sql immutable parallel safe strict
  as $$ select (moment at time zone 'America/Sao_Paulo')::date $$;

-- Whether it began with a bot that is not a flow.
alter table report_conversations add column is_ai boolean not null default false;

-- A company's conversations by the day they were opened, counted with the facts in report_conversations.
create table report_provider_days (
  account_id bigint not null references accounts,
  day date not null,
  conversations integer not null,
  manual integer not null,
  -- Of those that are not manual.
  ai integer not null,
  primary key (account_id, day)
);
comment on table report_provider_days is 'owner: areas/reports';
create index report_provider_days_day on report_provider_days (day) include (conversations, manual, ai);
select protect_tenant_table('report_provider_days');

-- A company's messages by the day they were written.
create table report_message_days (
  account_id bigint not null references accounts,
  day date not null,
  users integer not null,
  chatbots integer not null,
  customers integer not null,
  primary key (account_id, day)
);
comment on table report_message_days is 'owner: areas/reports';
create index report_message_days_day on report_message_days (day) include (users, chatbots, customers);
select protect_tenant_table('report_message_days');

-- How many of them went with an erased contact, so that the days can be counted again from the messages.
create table report_erased_messages (
  account_id bigint not null references accounts,
  day date not null,
  users integer not null,
  chatbots integer not null,
  customers integer not null,
  primary key (account_id, day)
);
comment on table report_erased_messages is 'owner: areas/reports';
select protect_tenant_table('report_erased_messages');

-- The sums of all companies; rows of the provider, without a company.
create table provider_days (
  day date primary key,
  human integer not null,
  ai_chatbot integer not null,
  flow_chatbot integer not null,
  users bigint not null,
  chatbots bigint not null,
  customers bigint not null
);
comment on table provider_days is 'owner: areas/reports';

-- Days whose sums have to be added up again, each as often as a company's numbers changed since. Only added to, so that
-- no company waits for another one.
create table provider_stale_days (day date not null);
comment on table provider_stale_days is 'owner: areas/reports';
grant insert on provider_stale_days to prosa_tenant;

-- Kept by triggers, so that no way of changing a company's days can forget it, nor can the end of a company.
create function provider_day_changed() returns trigger language plpgsql as $$
begin
  insert into provider_stale_days (day) select distinct day from changed;
  return null;
end $$;
create trigger provider_day_added after insert on report_provider_days
  referencing new table as changed for each statement execute function provider_day_changed();
create trigger provider_day_changed after update on report_provider_days
  referencing new table as changed for each statement execute function provider_day_changed();
create trigger provider_day_removed after delete on report_provider_days
  referencing old table as changed for each statement execute function provider_day_changed();
create trigger provider_day_added after insert on report_message_days
  referencing new table as changed for each statement execute function provider_day_changed();
create trigger provider_day_changed after update on report_message_days
  referencing new table as changed for each statement execute function provider_day_changed();
create trigger provider_day_removed after delete on report_message_days
  referencing old table as changed for each statement execute function provider_day_changed();

insert into report_provider_days (account_id, day, conversations, manual, ai)
  select account_id, provider_day(opened), count(*), count(*) filter (where is_manual), 0
  from report_conversations group by 1, 2;

-- In one statement, so that the follower goes on behind exactly the messages that were counted.
with counted as (
  insert into report_message_days (account_id, day, users, chatbots, customers)
  select account_id, provider_day(created), count(*) filter (where origin = 'user'),
    count(*) filter (where origin = 'chatbot'), count(*) filter (where origin = 'customer')
  from messages where origin <> 'system' group by 1, 2
)
insert into event_cursors (account_id, follower, sequence)
  select account_id, 'message-days', last from account_sequences;
