-- Reports: what the events told of each conversation, and the daily numbers made of it. Days can be counted again from
-- these facts, without the events, which are pruned. There are no foreign keys to what is counted: the counts outlive
-- an erased contact.

-- The calendar by which a company's days were counted.
create table report_calendars (
  account_id bigint primary key references accounts,
  time_zone text not null
);
comment on table report_calendars is 'owner: areas/reports';
select protect_tenant_table('report_calendars');

create table report_conversations (
  account_id bigint not null references accounts,
  channel_id bigint not null,
  opened timestamptz not null,
  -- The day it was opened, in the company's time zone.
  day date not null,
  is_manual boolean not null,
  id uuid not null,
  contact_id uuid not null,
  department_id uuid not null,
  primary key (account_id, id)
);
comment on table report_conversations is 'owner: areas/reports';
create index report_conversations_contact on report_conversations (account_id, contact_id);
select protect_tenant_table('report_conversations');

create table report_contacts (
  account_id bigint not null references accounts,
  id uuid not null,
  tags uuid[] not null,
  primary key (account_id, id)
);
comment on table report_contacts is 'owner: areas/reports';
select protect_tenant_table('report_contacts');

-- Daily numbers of all of a company's WhatsApp numbers together stand under the channel 0, so that a report of
-- everything reads no more rows than one of a single number.
create table report_days (
  account_id bigint not null references accounts,
  channel_id bigint not null,
  day date not null,
  department_id uuid not null,
  conversations integer not null,
  manual integer not null,
  primary key (account_id, channel_id, day, department_id)
);
comment on table report_days is 'owner: areas/reports';
select protect_tenant_table('report_days');

create table report_tag_days (
  account_id bigint not null references accounts,
  day date not null,
  tag_id uuid not null,
  conversations integer not null,
  primary key (account_id, day, tag_id)
);
comment on table report_tag_days is 'owner: areas/reports';
select protect_tenant_table('report_tag_days');
