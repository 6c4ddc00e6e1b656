-- What drivers keep of a number besides its login, sealed: keys of sessions, and what was sent, for phones that could
-- not read it.

create table channel_keys (
  account_id bigint not null,
  channel_id bigint not null,
  kind text not null,
  key_id text not null,
  value bytea not null,
  primary key (account_id, channel_id, kind, key_id),
  foreign key (account_id, channel_id) references channels
);
comment on table channel_keys is 'owner: areas/channels';
select protect_tenant_table('channel_keys');

create table sent_payloads (
  account_id bigint not null,
  channel_id bigint not null,
  platform_message_id text not null,
  created timestamptz not null,
  payload bytea not null,
  primary key (account_id, channel_id, platform_message_id),
  foreign key (account_id, channel_id, platform_message_id)
    references messages (account_id, channel_id, platform_message_id) on delete cascade
);
comment on table sent_payloads is 'owner: areas/channels';
create index sent_payloads_created on sent_payloads (created);
select protect_tenant_table('sent_payloads');

-- What arrived for a number by HTTP, until it is stored as messages and receipts.
create table channel_inbox (
  account_id bigint not null,
  channel_id bigint not null,
  number bigint generated always as identity,
  received timestamptz not null,
  attempts integer not null default 0,
  body bytea not null,
  primary key (account_id, channel_id, number),
  foreign key (account_id, channel_id) references channels
);
comment on table channel_inbox is 'owner: areas/channels';
select protect_tenant_table('channel_inbox');
grant usage on sequence channel_inbox_number_seq to prosa_tenant;

-- What the network says about a number: when it last sent a sign of life, and how many chats it lets the number begin.
alter table channels
  add column alive timestamptz,
  add column pairing_code text,
  add column pairing_phone text,
  add column new_chats_held boolean not null default false,
  add column new_chats_until timestamptz,
  add column new_chats_used integer,
  add column new_chats_limit integer;
