-- The spine: company, people, contacts, channels, conversations, messages, outbox, domain events.
-- Every tenant table has account_id first in its key; foreign keys carry it, so no row can point into another company.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- Requests of a company run as this role, which row level security binds; workers use the owner's door.
do $$ begin
  if not exists (select from pg_roles where rolname = 'prosa_tenant') then
    create role prosa_tenant nologin;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of this server was first
end $$;
do $$ begin execute format('grant prosa_tenant to %I', current_user); end $$;

create function current_account_id() returns text language sql stable parallel safe
  as $$ select current_setting('app.account_id', true) $$;

-- Search ignores case and accents; unaccent itself is only stable, and an index needs immutable.
create function search_form(value text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', value)) $$;

create table accounts (
  id text primary key,
  name text not null,
  time_zone text not null default 'America/Sao_Paulo',
  plan_id text,
  subscription_status text not null default 'none',
  custom_negotiation boolean not null default false,
  max_channels integer not null default 3,
  max_users integer not null default 10,
  max_flows integer not null default 10,
  campaigns_enabled boolean not null default true,
  created timestamptz not null
);

create table departments (
  account_id text not null references accounts,
  id text not null,
  name text not null,
  description text not null default '',
  filed boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id)
);
create unique index departments_name on departments (account_id, lower(name)) where not filed;

create table users (
  account_id text not null references accounts,
  id text not null,
  name text not null,
  email text not null,
  phone text not null default '',
  password_hash text not null,
  must_change_password boolean not null default false,
  profile_picture text,
  user_role text not null check (user_role in ('owner', 'manager', 'user')),
  system_user_roles text[] not null default '{}',
  access_restrictions text[] not null default '{}',
  disable_notification_sound boolean not null default false,
  filed boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id)
);
create unique index users_email on users (email) where not filed;

create table user_departments (
  account_id text not null,
  user_id text not null,
  department_id text not null,
  primary key (account_id, user_id, department_id),
  foreign key (account_id, user_id) references users on delete cascade,
  foreign key (account_id, department_id) references departments
);

create table sessions (
  token_hash text primary key,
  account_id text not null,
  id text not null,
  user_id text not null,
  created timestamptz not null,
  expires timestamptz not null,
  unique (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);
create index sessions_user on sessions (account_id, user_id);
create index sessions_expires on sessions (expires);

create table password_recoveries (
  token_hash text primary key,
  account_id text not null,
  user_id text not null,
  created timestamptz not null,
  expires timestamptz not null,
  used timestamptz,
  foreign key (account_id, user_id) references users on delete cascade
);

-- Failed sign-ins, by account name and by address; rows, so that all processes count together.
create table login_attempts (
  key text primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  updated timestamptz not null
);

create table media (
  account_id text not null references accounts,
  id text not null,
  type text not null check (type in ('image', 'audio', 'video', 'document')),
  mime text not null,
  name text not null,
  size integer not null,
  created timestamptz not null,
  primary key (account_id, id)
);

create table tags (
  account_id text not null references accounts,
  id text not null,
  name text not null,
  color text not null,
  auto_tag boolean not null default false,
  keywords text[] not null default '{}',
  filed boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id)
);
create unique index tags_name on tags (account_id, lower(name)) where not filed;

create table contacts (
  account_id text not null references accounts,
  id text not null,
  name text not null default '',
  override_name text,
  -- Digits E.164 without '+', Brazilian mobiles always with the ninth digit; null while only a LID is known.
  phone text,
  lid text,
  -- The address the network gave, to which we send.
  channel_contact_id text,
  data jsonb not null default '{}',
  annotations jsonb not null default '[]',
  ignore boolean not null default false,
  profile_picture text,
  created timestamptz not null,
  search text not null generated always as (
    search_form(coalesce(override_name, '') || ' ' || name || ' ' || coalesce(phone, ''))
  ) stored,
  primary key (account_id, id),
  check (phone is not null or lid is not null)
);
create unique index contacts_phone on contacts (account_id, phone) where phone is not null;
create unique index contacts_lid on contacts (account_id, lid) where lid is not null;
create index contacts_created on contacts (account_id, created desc, id desc);
create index contacts_search on contacts using gin (account_id, search gin_trgm_ops);

create table contact_tags (
  account_id text not null,
  contact_id text not null,
  tag_id text not null,
  primary key (account_id, contact_id, tag_id),
  foreign key (account_id, contact_id) references contacts on delete cascade,
  foreign key (account_id, tag_id) references tags
);
create index contact_tags_tag on contact_tags (account_id, tag_id, contact_id);

create table flows (
  account_id text not null references accounts,
  id text not null,
  name text not null,
  filed boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id)
);

create table channels (
  account_id text not null references accounts,
  id text not null,
  name text not null,
  driver text not null,
  status text not null default 'new' check (status in ('new', 'close', 'open', 'connecting')),
  status_reason text,
  -- What the company wants, as opposed to what is: whether the sessions process keeps it connected.
  wanted boolean not null default false,
  -- Raised to make the owner forget the login before it connects again.
  reset_requested boolean not null default false,
  qrcode text,
  phone text,
  jid text,
  credentials bytea,
  redirect text not null check (redirect in ('flow_chatbot', 'human')),
  flow_id text,
  department_id text not null,
  active boolean not null default true,
  -- Fencing: each new owner raises it, and what an old owner writes is refused.
  lease_epoch integer not null default 0,
  filed boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id),
  unique (id),
  foreign key (account_id, flow_id) references flows,
  foreign key (account_id, department_id) references departments
);
create unique index channels_name on channels (account_id, name) where not filed;

create table conversations (
  account_id text not null,
  id text not null,
  channel_id text not null,
  contact_id text not null,
  department_id text not null,
  user_id text,
  is_manual boolean not null,
  chatbot_type text,
  flow_id text,
  start_flow text,
  waiting_response boolean not null default false,
  waiting_since timestamptz,
  unread integer not null default 0,
  is_new boolean not null default true,
  auto_follow_up boolean not null default true,
  created timestamptz not null,
  finished timestamptz,
  last_position integer not null default 0,
  last_activity timestamptz not null,
  last_message jsonb,
  primary key (account_id, id),
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, contact_id) references contacts on delete cascade,
  foreign key (account_id, department_id) references departments,
  foreign key (account_id, user_id) references users,
  foreign key (account_id, flow_id) references flows
);
-- One conversation in progress per contact and channel, whatever arrives at once.
create unique index conversations_open on conversations (account_id, channel_id, contact_id) where finished is null;
create index conversations_desk on conversations (account_id, last_activity desc, id desc) where finished is null;
create index conversations_desk_department
  on conversations (account_id, department_id, last_activity desc, id desc) where finished is null;
create index conversations_desk_waiting
  on conversations (account_id, last_activity desc, id desc) where finished is null and waiting_response;
create index conversations_desk_manual
  on conversations (account_id, is_manual, last_activity desc, id desc) where finished is null;
create index conversations_finished
  on conversations (account_id, last_activity desc, id desc) where finished is not null;
create index conversations_contact on conversations (account_id, contact_id);

create table messages (
  account_id text not null,
  id text not null,
  conversation_id text not null,
  channel_id text not null,
  position integer not null,
  message_id text not null,
  platform_message_id text not null,
  origin text not null check (origin in ('customer', 'user', 'chatbot', 'system')),
  type text not null,
  event text,
  message text not null,
  media_id text,
  -- What the driver needs to fetch a file that has not been stored yet.
  media_ref text,
  file_name text,
  reply_message jsonb,
  user_id text,
  status smallint not null,
  unconfirmed boolean not null default false,
  failure text,
  deleted boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, conversation_id) references conversations on delete cascade,
  foreign key (account_id, media_id) references media
);
create unique index messages_thread on messages (account_id, conversation_id, position);
create unique index messages_platform on messages (account_id, channel_id, platform_message_id);
create unique index messages_client on messages (account_id, message_id) where origin in ('user', 'chatbot');
create index messages_media_wanted on messages (channel_id, id) where media_ref is not null and media_id is null;

-- What has to leave over a channel, in the order of `number`. A row is deleted when its outcome is known.
create table outbox (
  account_id text not null,
  id text not null,
  number bigint generated always as identity,
  channel_id text not null,
  conversation_id text not null,
  message_id text not null,
  kind text not null check (kind in ('send', 'delete')),
  state text not null default 'queued' check (state in ('queued', 'sending', 'unconfirmed')),
  -- The epoch of the owner that took it; an older one means that owner died in the middle.
  epoch integer,
  attempts integer not null default 0,
  available_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, message_id) references messages on delete cascade
);
create index outbox_channel on outbox (channel_id, number);
create index outbox_message on outbox (account_id, message_id);

-- Receipts that arrived before their message; applied when it comes.
create table early_receipts (
  account_id text not null,
  channel_id text not null,
  platform_message_id text not null,
  status smallint not null,
  created timestamptz not null,
  primary key (account_id, channel_id, platform_message_id),
  foreign key (account_id, channel_id) references channels
);

-- Inbound messages that could not be stored, kept whole with the reason, so that the rest goes on and nothing is lost.
create table inbound_dead_letters (
  account_id text not null,
  id text not null,
  channel_id text not null,
  payload jsonb not null,
  reason text not null,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, channel_id) references channels
);

-- Domain events: written in the transaction of the change. `sequence` has no gaps within a company.
create table account_sequences (
  account_id text primary key references accounts,
  last bigint not null default 0
);
create table domain_events (
  account_id text not null,
  sequence bigint not null,
  type text not null,
  payload jsonb not null,
  created timestamptz not null default now(),
  primary key (account_id, sequence)
);
-- Row level security: a forgotten where-clause finds nothing of another company.
do $$
declare name text;
begin
  foreach name in array array['departments', 'users', 'user_departments', 'sessions',
    'password_recoveries', 'media', 'tags', 'contacts',
    'contact_tags', 'flows', 'channels', 'conversations', 'messages', 'outbox', 'early_receipts',
    'inbound_dead_letters',
    'account_sequences', 'domain_events']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_account on %I to prosa_tenant using (account_id = current_account_id())', name);
    execute format('grant select, insert, update, delete on %I to prosa_tenant', name);
  end loop;
end $$;
alter table accounts enable row level security;
create policy own_account on accounts to prosa_tenant using (id = current_account_id());
grant select on accounts to prosa_tenant;
-- Counters under hashed keys, no company's data; changing one's own password counts there from inside a company.
grant select, insert, update, delete on login_attempts to prosa_tenant;
grant usage on all sequences in schema public to prosa_tenant;

-- Contact search runs with the owner's rights, because under row level security the planner may not use the
-- trigram index (its operator is not leakproof). It looks only at the company of the connection.
create function find_contacts(pattern text, most integer) returns setof text
  language sql stable security definer set search_path = public
  as $$
    select id from contacts
    where account_id = current_account_id() and search like pattern
    limit most
  $$;
revoke all on function find_contacts(text, integer) from public;
grant execute on function find_contacts(text, integer) to prosa_tenant;
