-- What customers are asked who do not answer.

create table follow_up_settings (
  account_id bigint primary key references accounts,
  -- What was said before then starts none: it was off, or did not work in conversations of that type.
  since timestamptz not null,
  -- Hours of the company's day; equal ones mean the whole day.
  start_time smallint not null check (start_time between 0 and 23),
  end_time smallint not null check (end_time between 0 and 23),
  enabled boolean not null,
  types text[] not null,
  -- The three messages, each {enabled, text, time, unit}.
  messages jsonb not null
);
comment on table follow_up_settings is 'owner: areas/follow-ups';
select protect_tenant_table('follow_up_settings');

-- What is held on a number, among the many sources that are not.
create index send_sources_held on send_sources (account_id, channel_id) where held_reason is not null;
