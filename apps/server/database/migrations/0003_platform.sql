-- What the platform keeps of companies: events and how far they were read, acts to account for, presence, uploads.

-- Domain events: written in the transaction of the change. `sequence` has no gaps within a company.
create table account_sequences (
  account_id bigint primary key references accounts,
  last bigint not null default 0,
  -- Since when the company is read and not written, because it is moved; null takes no space.
  frozen timestamptz
);
comment on table account_sequences is 'owner: platform/events';
create index account_sequences_frozen on account_sequences (account_id) where frozen is not null;
select protect_tenant_table('account_sequences');

-- Events that all followers have read are pruned; what has to last is kept by who follows them.
create table domain_events (
  account_id bigint not null,
  sequence bigint not null,
  created timestamptz not null default now(),
  type text not null,
  payload jsonb not null,
  primary key (account_id, sequence)
);
comment on table domain_events is 'owner: platform/events';
select protect_tenant_table('domain_events');

-- How far each follower has read a company's events.
create table event_cursors (
  account_id bigint not null references accounts,
  follower text not null,
  sequence bigint not null,
  primary key (account_id, follower)
);
comment on table event_cursors is 'owner: platform/events';
create index event_cursors_follower on event_cursors (follower, account_id);
select protect_tenant_table('event_cursors');

-- People with a screen open, as the process that serves them last said.
create table presences (
  account_id bigint not null,
  user_id uuid not null,
  process_id uuid not null,
  seen timestamptz not null,
  primary key (account_id, user_id, process_id),
  foreign key (account_id, user_id) references users on delete cascade
);
comment on table presences is 'owner: platform/realtime';
select protect_tenant_table('presences');

-- What a company uploaded on a day; a company has so much of a day.
create table upload_days (
  account_id bigint not null references accounts,
  day date not null,
  files integer not null,
  bytes bigint not null,
  primary key (account_id, day)
);
comment on table upload_days is 'owner: platform/http';
create index upload_days_day on upload_days (day);
select protect_tenant_table('upload_days');

-- What people did that their company may have to answer for: sign-ins, exports, roles, secrets, deletions. A company
-- can add entries and read them, and no more: an entry is neither changed nor taken away before its time.
create table audit_entries (
  account_id bigint not null references accounts,
  id uuid not null,
  at timestamptz not null,
  action text not null,
  -- What stands before the dot of the action; the screen filters by it.
  kind text not null generated always as (split_part(action, '.', 1)) stored,
  -- Who, under the name they had; null when nobody was signed in.
  user_id uuid,
  user_name text not null default '',
  target_kind text,
  -- An id of any kind of row, or a name.
  target_id text,
  -- Never of a contact or a conversation: their names are looked up when they are shown, so that erasing erases them.
  target_label text not null default '',
  address text not null default '',
  device text not null default '',
  details jsonb not null default '{}',
  -- Acts of strangers that repeat within an hour are one entry: how often, and when last.
  times integer not null default 1,
  last_at timestamptz not null,
  repeat_key text,
  primary key (account_id, id)
);
comment on table audit_entries is 'owner: platform/audit';
create index audit_entries_newest on audit_entries (account_id, at desc, id desc);
create index audit_entries_kind on audit_entries (account_id, kind, at desc, id desc);
create index audit_entries_user on audit_entries (account_id, user_id, at desc, id desc);
create index audit_entries_old on audit_entries (at);
create unique index audit_entries_repeat on audit_entries (account_id, repeat_key) where repeat_key is not null;
select protect_tenant_table('audit_entries');
revoke update, delete on audit_entries from prosa_tenant;

-- The processes that are running. Each holds one lock named by its id for as long as it lives; an id is never used again.
create table processes (
  id integer primary key generated always as identity,
  role text not null,
  -- How much it takes at most, counted in what its role owns; null when nothing limits it.
  capacity integer,
  -- It hands over what it owns and takes nothing more.
  draining boolean not null default false,
  started timestamptz not null default now()
);
comment on table processes is 'owner: platform/processes';
