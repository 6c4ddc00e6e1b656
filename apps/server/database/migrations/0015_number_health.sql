-- What a number may send now: to whom it may write first, the window of the official API, and what its health is
-- judged by.

alter table conversations
  -- When the customer last wrote: in this conversation, or over the same number within a day before it was opened.
  add column customer_wrote timestamptz,
  -- When the company's first message to somebody who had not written left.
  add column chat_begun timestamptz;
update conversations c set customer_wrote = wrote.last
  from (
    select account_id, conversation_id, max(created) as last from messages where origin = 'customer'
    group by account_id, conversation_id
  ) wrote
  where c.account_id = wrote.account_id and c.id = wrote.conversation_id;
update conversations set chat_begun = created where customer_wrote is null and last_position > 0;
-- Chats that a number began, of which few exist: today's, and how many of the last week were answered.
create index conversations_begun on conversations (account_id, channel_id, chat_begun) where chat_begun is not null;

-- How far the chat of an entry had come when it was queued: 0 the customer writes, 1 they have not answered yet,
-- 2 nothing has left yet.
alter table outbox add column chat smallint not null default 0 check (chat between 0 and 2);
update outbox o set chat = case when c.chat_begun is null then 2 else 1 end from conversations c
  where c.account_id = o.account_id and c.id = o.conversation_id and c.customer_wrote is null and o.kind = 'send';
drop index outbox_lanes;
create index outbox_lanes on outbox (channel_id, chat, lane, number);

alter table channels
  -- The network asked for a pause: until then nothing leaves.
  add column sends_paused_until timestamptz,
  -- The network refuses messages to people who have not written: until then these wait.
  add column chats_held_until timestamptz,
  -- When the next chat may begin, and what decides that.
  add column next_chat_at timestamptz,
  add column next_chat_reason text check (next_chat_reason in ('warm_up', 'pause')),
  -- Since when the number is in use on WhatsApp, as its owner says; otherwise its age counts from when it was added.
  add column used_since date;

-- Which phones have an account on the network, as a number of the company found out.
create table phone_checks (
  account_id bigint not null,
  channel_id bigint not null,
  checked timestamptz not null,
  phone text not null,
  -- The address of its account; null where it has none.
  jid text,
  primary key (account_id, channel_id, phone),
  foreign key (account_id, channel_id) references channels
);
comment on table phone_checks is 'owner: areas/channels';
create index phone_checks_checked on phone_checks (account_id, channel_id, checked);
select protect_tenant_table('phone_checks');

-- How much went over a number each day, counted with the messages themselves.
create table channel_days (
  account_id bigint not null,
  channel_id bigint not null,
  day date not null,
  is_sent boolean not null,
  messages integer not null,
  last timestamptz not null,
  primary key (account_id, channel_id, is_sent, day),
  foreign key (account_id, channel_id) references channels
) with (fillfactor = 50); -- today's row changes with every batch
comment on table channel_days is 'owner: areas/conversations';
select protect_tenant_table('channel_days');
