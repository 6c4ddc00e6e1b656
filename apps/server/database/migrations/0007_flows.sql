-- Flow chatbots: drafts and published versions, and what they keep of contacts.

create table flows (
  account_id bigint not null references accounts,
  id uuid not null,
  name text not null,
  filed boolean not null default false,
  -- When it starts by itself.
  trigger boolean not null default false,
  keywords text[] not null default '{}',
  trigger_human boolean not null default false,
  disabled_chips bigint[] not null default '{}',
  match text not null default 'exact' check (match in ('exact', 'starts', 'contains', 'regex')),
  occasions text[] not null default '{}',
  priority integer not null default 0,
  cooldown_minutes integer default 0,
  -- How long its runs wait for a number that is disconnected.
  hold_hours integer not null default 24,
  -- The draft; null is an empty one.
  document jsonb,
  -- Counts the saves of the draft, so that two people do not overwrite each other.
  revision integer not null default 0,
  saved_by text,
  published_version integer,
  -- The draft differs from the published version.
  changed boolean not null default false,
  -- Its published version has phrases that hold in every flow.
  everywhere boolean not null default false,
  created timestamptz not null,
  updated timestamptz not null default now(),
  primary key (account_id, id)
);
comment on table flows is 'owner: areas/flows';
select protect_tenant_table('flows');

create table flow_versions (
  account_id bigint not null,
  flow_id uuid not null,
  version integer not null,
  name text not null,
  document jsonb not null,
  -- The versions of the flows it calls, directly or not, as they were when it was published.
  callees jsonb not null default '{}',
  nodes integer not null,
  user_name text not null,
  published timestamptz not null,
  primary key (account_id, flow_id, version),
  foreign key (account_id, flow_id) references flows
);
comment on table flow_versions is 'owner: areas/flows';
select protect_tenant_table('flow_versions');

create table flow_tests (
  account_id bigint not null,
  id uuid not null,
  flow_id uuid not null,
  -- Of a test made of a real conversation: whose words it holds. It goes with them.
  contact_id uuid,
  name text not null,
  starts timestamptz not null,
  steps jsonb not null,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, flow_id) references flows,
  foreign key (account_id, contact_id) references contacts on delete cascade
);
comment on table flow_tests is 'owner: areas/flows';
create index flow_tests_flow on flow_tests (account_id, flow_id, created);
create index flow_tests_contact on flow_tests (account_id, contact_id) where contact_id is not null;
select protect_tenant_table('flow_tests');

-- Visits of nodes by day; the port '' counts those that came.
create table flow_counts (
  account_id bigint not null,
  flow_id uuid not null,
  day date not null,
  node text not null,
  port text not null,
  count integer not null,
  primary key (account_id, flow_id, day, node, port),
  foreign key (account_id, flow_id) references flows
);
comment on table flow_counts is 'owner: areas/flows';
select protect_tenant_table('flow_counts');

-- Values that flows send along, sealed; known to flows by name.
create table flow_secrets (
  account_id bigint not null references accounts,
  name text not null,
  sealed bytea not null,
  -- Where it may be sent to; one without any is sent nowhere until somebody saves it again with its value.
  hosts text[] not null default '{}',
  primary key (account_id, name)
);
comment on table flow_secrets is 'owner: areas/flows';
select protect_tenant_table('flow_secrets');

-- What was drawn for a contact: text variants, branches of tests.
create table flow_draws (
  account_id bigint not null,
  contact_id uuid not null,
  key text not null,
  value text not null,
  primary key (account_id, contact_id, key),
  foreign key (account_id, contact_id) references contacts on delete cascade
);
comment on table flow_draws is 'owner: areas/flows';
select protect_tenant_table('flow_draws');

-- When a flow last started by itself for a contact.
create table flow_starts (
  account_id bigint not null,
  contact_id uuid not null,
  flow_id uuid not null,
  started timestamptz not null,
  primary key (account_id, contact_id, flow_id),
  foreign key (account_id, contact_id) references contacts on delete cascade,
  foreign key (account_id, flow_id) references flows
);
comment on table flow_starts is 'owner: areas/flows';
select protect_tenant_table('flow_starts');

-- What flows keep beyond a run: of the conversation, or of the contact for good (then the conversation is the nil UUID).
create table flow_values (
  account_id bigint not null,
  contact_id uuid not null,
  conversation_id uuid not null,
  name text not null,
  value jsonb not null,
  -- When it is forgotten by itself.
  until timestamptz,
  primary key (account_id, contact_id, conversation_id, name),
  foreign key (account_id, contact_id) references contacts on delete cascade
);
comment on table flow_values is 'owner: areas/flows';
create index flow_values_until on flow_values (until) where until is not null;
select protect_tenant_table('flow_values');

-- What a contact agreed to or refused, with its proof. Rows are never changed; the newest of a purpose counts.
create table contact_consents (
  account_id bigint not null,
  -- The effect of the run that recorded it.
  id text not null,
  contact_id uuid not null,
  purpose text not null,
  accepted boolean not null,
  -- What was asked, and the message that answered it.
  text text not null,
  message_id uuid,
  flow_id uuid not null,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, contact_id) references contacts on delete cascade
);
comment on table contact_consents is 'owner: areas/flows';
create index contact_consents_contact on contact_consents (account_id, contact_id, purpose, created);
select protect_tenant_table('contact_consents');
