-- Everything that is sent without a person typing it: who receives what from which source, exactly once.

create table sending_settings (
  account_id bigint primary key references accounts,
  -- Minutes of the company's day between which campaigns are sent; equal ones mean the whole day.
  from_minute smallint not null check (from_minute between 0 and 1439),
  until_minute smallint not null check (until_minute between 0 and 1439),
  -- 0 is Sunday.
  weekdays smallint[] not null,
  on_holidays boolean not null,
  -- How much one number sends from these sources; null for what its age and kind allow.
  max_per_hour integer check (max_per_hour > 0),
  max_per_day integer check (max_per_day > 0)
);
comment on table sending_settings is 'owner: areas/sending';
select protect_tenant_table('sending_settings');

-- What sends belong to: a campaign, a schedule, a follow-up.
create table send_sources (
  account_id bigint not null references accounts,
  channel_id bigint not null,
  created timestamptz not null,
  -- When it last sent something.
  last_at timestamptz,
  held_at timestamptz,
  cancelled_at timestamptz,
  id uuid not null,
  kind text not null,
  -- At least so long between two sends of it.
  gap_seconds integer not null,
  -- Failures in a row.
  errors integer not null default 0,
  -- Whether its sends wait for the company's window, and whether a contact receives only one of them.
  keeps_window boolean not null,
  once boolean not null,
  -- A person has read that many receive the same text, and wants that.
  same_text_allowed boolean not null default false,
  held_reason text,
  primary key (account_id, kind, id),
  foreign key (account_id, channel_id) references channels
);
comment on table send_sources is 'owner: areas/sending';
select protect_tenant_table('send_sources');

-- Columns of fixed size come first, so that no space is lost between them.
create table sends (
  account_id bigint not null,
  channel_id bigint not null,
  due_at timestamptz not null,
  -- When it is looked at next.
  available_at timestamptz not null,
  -- From then on it is too late for it.
  expires_at timestamptz,
  handed_at timestamptz,
  replied_at timestamptz,
  id uuid not null,
  source_id uuid not null,
  -- Sends of one line leave one after the other; lines of a number take turns.
  line uuid not null,
  contact_id uuid,
  conversation_id uuid,
  message_id uuid,
  position integer not null,
  attempt smallint not null default 0,
  -- It begins a chat and has to wait until its number may, while others of its line pass.
  cold boolean not null default false,
  kind text not null,
  state text not null check (state in
    ('waiting', 'held', 'handed', 'sent', 'delivered', 'read', 'replied', 'failed', 'skipped', 'cancelled')),
  reason text,
  -- Of a receiver who is no contact yet.
  phone text,
  -- What its source needs to say it.
  data jsonb not null default '{}',
  primary key (account_id, id),
  foreign key (account_id, kind, source_id) references send_sources,
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, contact_id) references contacts
) with (fillfactor = 85);
comment on table sends is 'owner: areas/sending';
-- The next of each line of a number.
create index sends_waiting on sends (account_id, channel_id, line, cold, available_at, position)
  where state = 'waiting';
create index sends_source on sends (account_id, kind, source_id, state);
create index sends_message on sends (account_id, message_id) where message_id is not null;
-- A flow that was started and has said nothing yet.
create index sends_silent on sends (account_id, conversation_id) where state = 'handed' and message_id is null;
create index sends_contact on sends (account_id, contact_id, handed_at);
-- How much a number sent within an hour and a day.
create index sends_handed on sends (account_id, channel_id, handed_at) where handed_at is not null;
select protect_tenant_table('sends');

-- Numbers over which sends wait, each looked at by one worker at a time.
create table send_numbers (
  account_id bigint not null,
  channel_id bigint not null,
  -- When its sends are looked at next; null while none wait.
  available_at timestamptz,
  last_at timestamptz,
  -- What is nobody's turn now, and until when.
  wait_until timestamptz,
  wait_reason text,
  -- How much longer than the shortest time the next pause is, as a share of it.
  spread real not null default 0,
  -- The digest of the last text to somebody who had not written, and to how many it went in a row.
  last_text text,
  same_texts integer not null default 0,
  primary key (account_id, channel_id),
  foreign key (account_id, channel_id) references channels
) with (fillfactor = 50);
comment on table send_numbers is 'owner: areas/sending';
create index send_numbers_available on send_numbers (account_id, available_at) where available_at is not null;
select protect_tenant_table('send_numbers');

-- Nothing personal of an erased contact stays. A contact that is merged into another one has handed on its sends before.
create function sends_forget_contact() returns trigger language plpgsql as $$
begin
  update sends set contact_id = null, phone = null, data = '{}' where account_id = old.account_id and contact_id = old.id;
  return old;
end $$;
create trigger sends_forget_contact before delete on contacts
  for each row execute function sends_forget_contact();
