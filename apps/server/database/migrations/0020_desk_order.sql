-- The order of the desk's list, whose a conversation is, and how each person has their desk.

alter table users
  -- What the person chose for their desk; what is left out is as it is for everybody.
  add column desk_settings jsonb not null default '{}';

-- Who waits has a moment since when: the list is walked by it.
update conversations set waiting_since = last_activity where waiting_response and waiting_since is null;

-- Longest waiting first. Begin and end of a wait change other indexes of the row too, so this one costs an entry of
-- its own and no further version of the row. Who sees only some departments, and who asks for their own, walks past the
-- others within the index.
create index conversations_waiting on conversations (account_id, waiting_since, department_id, user_id)
  where finished is null and waiting_response;
-- A person's own conversations, and with no owner those that wait for somebody to take them.
create index conversations_owner on conversations (account_id, user_id, activity_slot desc)
  where finished is null and is_manual;

-- The newest message of ours that failed, until it is tried again, deleted or arrives after all.
alter table conversations add column failed_message uuid;

-- Filters under a name: of one person, or shared with everybody in the company.
create table saved_views (
  account_id bigint not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  filter jsonb not null,
  shared boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users
);
comment on table saved_views is 'owner: areas/conversations';
create unique index saved_views_name on saved_views (account_id, user_id, lower(name));
create index saved_views_shared on saved_views (account_id) where shared;
select protect_tenant_table('saved_views');

-- To which conversations colleagues called a person, until they open them.
create table colleague_mentions (
  account_id bigint not null,
  user_id uuid not null,
  conversation_id uuid not null,
  by_user_id uuid not null,
  kind text not null check (kind in ('note', 'assigned')),
  at timestamptz not null,
  primary key (account_id, user_id, conversation_id),
  foreign key (account_id, user_id) references users,
  foreign key (account_id, by_user_id) references users,
  foreign key (account_id, conversation_id) references conversations on delete cascade
);
comment on table colleague_mentions is 'owner: areas/conversations';
create index colleague_mentions_conversation on colleague_mentions (account_id, conversation_id);
select protect_tenant_table('colleague_mentions');
