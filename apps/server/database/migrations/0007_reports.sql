-- Reports: what the events told of each conversation, and the daily numbers made of it. All of it can be made again
-- from the domain events. There are no foreign keys to what is counted: the counts outlive an erased contact.

-- How far the events were counted, and by whose calendar. Without its row everything is counted anew.
create table report_progress (
  account_id text primary key references accounts,
  sequence bigint not null default 0,
  time_zone text not null
);
create table report_conversations (
  account_id text not null references accounts,
  id text not null,
  contact_id text not null,
  -- The day it was opened, in the company's time zone.
  day date not null,
  channel_id text not null,
  department_id text not null,
  is_manual boolean not null,
  primary key (account_id, id)
);
create index report_conversations_contact on report_conversations (account_id, contact_id);
create table report_contacts (
  account_id text not null references accounts,
  id text not null,
  tags text[] not null,
  primary key (account_id, id)
);
create table report_days (
  account_id text not null references accounts,
  day date not null,
  channel_id text not null,
  department_id text not null,
  conversations integer not null,
  manual integer not null,
  primary key (account_id, day, channel_id, department_id)
);
create table report_tag_days (
  account_id text not null references accounts,
  day date not null,
  tag_id text not null,
  conversations integer not null,
  primary key (account_id, day, tag_id)
);

-- The conversations behind a number of a report.
create index conversations_opened on conversations (account_id, created);

do $$
declare name text;
begin
  foreach name in array array['report_progress', 'report_conversations', 'report_contacts', 'report_days',
    'report_tag_days']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_account on %I to prosa_tenant using (account_id = current_account_id())', name);
    execute format('grant select, insert, update, delete on %I to prosa_tenant', name);
  end loop;
end $$;

-- Events from before this migration carry ids only: what they left behind is told again, with what is counted.
with told as (
  select account_id, 'contact.changed' as type, created,
    jsonb_build_object('contact_id', id, 'tags', to_jsonb(tags_of_contact(account_id, id))) as payload
    from contacts ct
    where exists (select from contact_tags t where t.account_id = ct.account_id and t.contact_id = ct.id)
  union all
  select account_id, 'conversation.opened', created,
    jsonb_build_object('conversation_id', id, 'contact_id', contact_id, 'channel_id', channel_id,
      'department_id', department_id, 'is_manual', is_manual, 'opened', created)
    from conversations
), placed as (
  select told.*, row_number() over (partition by account_id order by created) as place from told
), counted as (
  insert into account_sequences as known (account_id, last)
    select account_id, count(*) from told group by account_id
    on conflict (account_id) do update set last = known.last + excluded.last
    returning account_id, last
), sizes as (
  select account_id, count(*) as made from told group by account_id
)
insert into domain_events (account_id, sequence, type, payload)
  select placed.account_id, counted.last - sizes.made + placed.place, placed.type, placed.payload
  from placed join counted using (account_id) join sizes using (account_id);
