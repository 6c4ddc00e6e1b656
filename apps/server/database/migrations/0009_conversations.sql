-- Conversations and their messages, what has to leave, and what arrived before its message.

create table conversations (
  account_id bigint not null,
  channel_id bigint not null,
  created timestamptz not null,
  last_activity timestamptz not null,
  finished timestamptz,
  waiting_since timestamptz,
  id uuid not null,
  contact_id uuid not null,
  department_id uuid not null,
  user_id uuid,
  flow_id uuid,
  start_flow text,
  chatbot_type text,
  last_position integer not null default 0,
  unread integer not null default 0,
  is_manual boolean not null,
  waiting_response boolean not null default false,
  is_new boolean not null default true,
  auto_follow_up boolean not null default true,
  -- How urgent it is, as said by the person or the flow that handed it to people.
  priority text not null default 'normal' check (priority in ('normal', 'high')),
  last_message jsonb,
  -- What the desk filters by stands on the conversation itself, so that walking the list reads one table. Kept by
  -- triggers, so that no way of changing a contact or its tags can forget it.
  contact_search text not null default '',
  contact_tags uuid[] not null default '{}',
  -- By this the lists are walked; rows of one slot are sorted when they are read. What every message changes stands in
  -- no index, so that PostgreSQL writes a new version of the row and nothing else: while a conversation is in progress
  -- this moves once in five minutes at most.
  activity_slot timestamptz not null generated always as (
    case when finished is null then date_bin('5 minutes', last_activity, timestamptz '2000-01-01 00:00:00+00')
    else last_activity end) stored,
  primary key (account_id, id),
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, contact_id) references contacts on delete cascade,
  foreign key (account_id, department_id) references departments,
  foreign key (account_id, user_id) references users,
  foreign key (account_id, flow_id) references flows
) with (fillfactor = 85); -- leaves room for the next version of a row on its page
comment on table conversations is 'owner: areas/conversations';
-- One conversation in progress per contact and channel, whatever arrives at once.
create unique index conversations_open on conversations (account_id, channel_id, contact_id) where finished is null;
create index conversations_desk on conversations (account_id, activity_slot desc) where finished is null;
create index conversations_desk_department
  on conversations (account_id, department_id, activity_slot desc) where finished is null;
create index conversations_desk_waiting
  on conversations (account_id, activity_slot desc) where finished is null and waiting_response;
create index conversations_desk_manual
  on conversations (account_id, is_manual, activity_slot desc) where finished is null;
-- The history is walked newest first, by agents within their departments.
create index conversations_finished on conversations (account_id, activity_slot desc) where finished is not null;
create index conversations_finished_department
  on conversations (account_id, department_id, activity_slot desc) where finished is not null;
create index conversations_contact on conversations (account_id, contact_id);
-- The conversations behind a number of a report.
create index conversations_opened on conversations (account_id, created);
-- Who waits for somebody of a department is among these.
create index conversations_unattended on conversations (account_id, department_id)
  where finished is null and is_manual and user_id is null;
select protect_tenant_table('conversations');

create function conversation_takes_contact() returns trigger language plpgsql as $$
begin
  select search, tags_of_contact(account_id, id) into new.contact_search, new.contact_tags
    from contacts where account_id = new.account_id and id = new.contact_id;
  return new;
end $$;
create trigger conversation_takes_contact before insert on conversations
  for each row execute function conversation_takes_contact();

create function contact_search_to_conversations() returns trigger language plpgsql as $$
begin
  update conversations set contact_search = new.search
    where account_id = new.account_id and contact_id = new.id;
  return null;
end $$;
create trigger contact_search_to_conversations after update on contacts
  for each row when (old.search is distinct from new.search) execute function contact_search_to_conversations();

create function contact_tags_to_conversations() returns trigger language plpgsql as $$
begin
  update conversations c set contact_tags = tags_of_contact(c.account_id, c.contact_id)
    from (select distinct account_id, contact_id from changed) as changed
    where c.account_id = changed.account_id and c.contact_id = changed.contact_id;
  return null;
end $$;
create trigger contact_tags_added after insert on contact_tags
  referencing new table as changed for each statement execute function contact_tags_to_conversations();
create trigger contact_tags_removed after delete on contact_tags
  referencing old table as changed for each statement execute function contact_tags_to_conversations();

-- Columns of fixed size come first, so that no space is lost between them.
create table messages (
  account_id bigint not null,
  channel_id bigint not null,
  created timestamptz not null,
  position integer not null,
  status smallint not null,
  unconfirmed boolean not null default false,
  deleted boolean not null default false,
  id uuid not null,
  conversation_id uuid not null,
  -- The customer spoke it; known before the file is there.
  voice boolean not null default false,
  -- Of a text that leaves: whether the page that its first link leads to is shown below it.
  link_preview boolean not null default false,
  origin text not null check (origin in ('customer', 'user', 'chatbot', 'system')),
  type text not null,
  message_id text not null,
  platform_message_id text not null,
  message text not null,
  event text,
  media_id uuid,
  user_id uuid,
  -- What the driver needs to fetch a file that has not been stored yet.
  media_ref text,
  file_name text,
  reply_message jsonb,
  failure text,
  -- What a customer wrote first, and when they changed it; null in messages that were never edited.
  first_text text,
  edited timestamptz,
  -- The effect of a run that a robot's message is: "<run>.<visit>.<place>".
  effect text,
  primary key (account_id, id),
  foreign key (account_id, conversation_id) references conversations on delete cascade,
  foreign key (account_id, media_id) references media
);
comment on table messages is 'owner: areas/conversations';
create unique index messages_thread on messages (account_id, conversation_id, position);
create unique index messages_platform on messages (account_id, channel_id, platform_message_id);
create unique index messages_client on messages (account_id, message_id) where origin in ('user', 'chatbot');
create index messages_media_wanted on messages (channel_id, id) where media_ref is not null and media_id is null;
create index messages_media on messages (account_id, media_id) where media_id is not null;
select protect_tenant_table('messages');

-- What has to leave over a channel, in the order of `number`. A row is deleted when its outcome is known.
create table outbox (
  account_id bigint not null,
  channel_id bigint not null,
  number bigint generated always as identity,
  available_at timestamptz not null,
  id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  -- The epoch of the owner that took it; an older one means that owner died in the middle.
  epoch integer,
  attempts integer not null default 0,
  -- What a person answers leaves before what bots say, and that before what goes to many customers at once.
  lane smallint not null default 0 check (lane between 0 and 2),
  kind text not null check (kind in ('send', 'delete')),
  state text not null default 'queued' check (state in ('queued', 'sending', 'unconfirmed')),
  primary key (account_id, id),
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, message_id) references messages on delete cascade
);
comment on table outbox is 'owner: areas/conversations';
create index outbox_message on outbox (account_id, message_id);
-- What waits to leave is withdrawn by conversation, when a person takes over.
create index outbox_conversation on outbox (account_id, conversation_id);
create index outbox_lanes on outbox (channel_id, lane, number);
select protect_tenant_table('outbox');
grant usage on sequence outbox_number_seq to prosa_tenant;

-- Receipts that arrived before their message; applied when it comes.
create table early_receipts (
  account_id bigint not null,
  channel_id bigint not null,
  platform_message_id text not null,
  status smallint not null,
  created timestamptz not null,
  primary key (account_id, channel_id, platform_message_id),
  foreign key (account_id, channel_id) references channels
);
comment on table early_receipts is 'owner: areas/conversations';
select protect_tenant_table('early_receipts');

-- Edits and deletions (without a text) that arrived before their message; applied when it comes, and gone with their
-- contact.
create table early_changes (
  account_id bigint not null,
  channel_id bigint not null,
  platform_message_id text not null,
  contact_id uuid not null,
  message text,
  -- When the customer made it.
  changed timestamptz not null,
  created timestamptz not null,
  primary key (account_id, channel_id, platform_message_id),
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, contact_id) references contacts on delete cascade
);
comment on table early_changes is 'owner: areas/conversations';
create index early_changes_contact on early_changes (account_id, contact_id);
select protect_tenant_table('early_changes');

-- Inbound messages that could not be stored, kept whole with the reason, so that the rest goes on and nothing is lost.
create table inbound_dead_letters (
  account_id bigint not null,
  id uuid not null,
  channel_id bigint not null,
  payload jsonb not null,
  reason text not null,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, channel_id) references channels
);
comment on table inbound_dead_letters is 'owner: areas/conversations';
select protect_tenant_table('inbound_dead_letters');

-- What each side of a talk put on a message. Kept under the network's id, so that a reaction may come before its message;
-- a row without emoji is one that was taken away. Nothing in it says who the customer is.
create table reactions (
  account_id bigint not null,
  channel_id bigint not null,
  platform_message_id text not null,
  origin text not null check (origin in ('customer', 'user')),
  emoji text,
  created timestamptz not null,
  primary key (account_id, channel_id, platform_message_id, origin),
  foreign key (account_id, channel_id) references channels
);
comment on table reactions is 'owner: areas/conversations';
select protect_tenant_table('reactions');

-- Reactions go with their message, also when other code deletes it.
create function reactions_of_deleted_messages() returns trigger language plpgsql as $$
begin
  delete from reactions r using gone
    where r.account_id = gone.account_id and r.channel_id = gone.channel_id
      and r.platform_message_id = gone.platform_message_id;
  return null;
end $$;
create trigger messages_take_reactions after delete on messages
  referencing old table as gone for each statement execute function reactions_of_deleted_messages();

-- That a contact was erased, when and on whose order; nothing of the person is in it. Rows are never changed.
create table erasures (
  account_id bigint not null references accounts,
  id uuid not null,
  contact_id uuid not null,
  user_id uuid not null,
  conversations integer not null,
  messages integer not null,
  files integer not null,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users
);
comment on table erasures is 'owner: areas/conversations';
create unique index erasures_contact on erasures (account_id, contact_id);
select protect_tenant_table('erasures');
revoke update, delete on erasures from prosa_tenant;

-- What an act that can be undone for some seconds found before it: finishing one or many, transfers, tags. Rows are
-- dropped within hours.
create table undos (
  account_id bigint not null references accounts,
  id uuid not null,
  user_id uuid not null,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users
);
comment on table undos is 'owner: areas/conversations';
create index undos_created on undos (created);
select protect_tenant_table('undos');

create table undo_conversations (
  account_id bigint not null,
  undo_id uuid not null,
  conversation_id uuid not null,
  act text not null check (act in ('finish', 'finish_many', 'transfer', 'to_flow', 'resume')),
  -- Places of the system messages that tell of the act; as long as the last one is the newest, nothing happened since.
  first_line integer not null,
  last_line integer not null,
  -- What robots were about to say: [{message_id, available_at}].
  withdrawn jsonb not null default '[]',
  finished timestamptz,
  department_id uuid not null,
  user_id uuid,
  is_manual boolean not null,
  chatbot_type text,
  start_flow text,
  priority text not null,
  waiting_response boolean not null,
  waiting_since timestamptz,
  unread integer not null,
  last_activity timestamptz not null,
  primary key (account_id, undo_id, conversation_id),
  foreign key (account_id, undo_id) references undos on delete cascade,
  foreign key (account_id, conversation_id) references conversations on delete cascade
);
comment on table undo_conversations is 'owner: areas/conversations';
create index undo_conversations_conversation on undo_conversations (account_id, conversation_id);
select protect_tenant_table('undo_conversations');

create table undo_tags (
  account_id bigint not null,
  undo_id uuid not null,
  contact_id uuid not null,
  added uuid[] not null,
  removed uuid[] not null,
  primary key (account_id, undo_id, contact_id),
  foreign key (account_id, undo_id) references undos on delete cascade,
  foreign key (account_id, contact_id) references contacts on delete cascade
);
comment on table undo_tags is 'owner: areas/conversations';
create index undo_tags_contact on undo_tags (account_id, contact_id);
select protect_tenant_table('undo_tags');
