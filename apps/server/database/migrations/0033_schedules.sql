-- Messages and flows that are sent to one receiver at a moment that somebody chose, once or again and again.

create table schedules (
  account_id bigint not null references accounts,
  channel_id bigint not null,
  created timestamptz not null,
  -- When it is sent next, or was to be sent last.
  due_at timestamptz not null,
  filed_at timestamptz,
  id uuid not null,
  -- Who scheduled it.
  user_id uuid not null,
  contact_id uuid,
  media_id uuid,
  flow_id uuid,
  -- Its sends in the ledger since it was last changed, the current one, and the one before of a repetition.
  plan_id uuid not null,
  send_id uuid not null,
  last_send_id uuid,
  -- The day on which it begins, and that of its current send, in the company's time zone.
  first_day date not null,
  day date not null,
  -- Of that day.
  minute smallint not null check (minute between 0 and 1439),
  opens_for_me boolean not null default false,
  -- Whether a file belongs to it; where that is gone, nothing is sent.
  has_file boolean not null default false,
  type text not null check (type in ('text', 'flow')),
  status text not null check (status in ('scheduled', 'sent', 'error')),
  -- Digits E.164 without '+', where it was scheduled by phone.
  phone text,
  message text not null default '',
  -- When it comes again; null for once.
  repeats jsonb,
  primary key (account_id, id),
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, user_id) references users,
  foreign key (account_id, contact_id) references contacts on delete cascade,
  foreign key (account_id, media_id) references media on delete set null (media_id),
  foreign key (account_id, flow_id) references flows,
  check (contact_id is not null or phone is not null)
);
comment on table schedules is 'owner: areas/scheduling';
create index schedules_due on schedules (account_id, due_at, id) where filed_at is null;
create index schedules_status on schedules (account_id, status, due_at, id) where filed_at is null;
-- What the ledger tells of its sends.
create unique index schedules_plan on schedules (account_id, plan_id);
create index schedules_repeats on schedules (account_id) where repeats is not null and status = 'scheduled' and filed_at is null;
create index schedules_contact on schedules (account_id, contact_id) where contact_id is not null;
create index schedules_phone on schedules (account_id, phone) where phone is not null;
create index schedules_media on schedules (account_id, media_id) where media_id is not null;
select protect_tenant_table('schedules');
