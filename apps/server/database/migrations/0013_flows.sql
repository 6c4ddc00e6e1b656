-- Flow chatbots: drafts and published versions, runs with their state, what they ask the outside, and what became of it.

alter table flows
  -- When it starts by itself.
  add column trigger boolean not null default false,
  add column keywords text[] not null default '{}',
  add column trigger_human boolean not null default false,
  add column disabled_chips text[] not null default '{}',
  add column match text not null default 'exact' check (match in ('exact', 'starts', 'contains', 'regex')),
  add column occasions text[] not null default '{}',
  add column priority integer not null default 0,
  add column cooldown_minutes integer default 0,
  -- The draft; null is an empty one.
  add column document jsonb,
  -- Counts the saves of the draft, so that two people do not overwrite each other.
  add column revision integer not null default 0,
  add column saved_by text,
  add column published_version integer,
  -- The draft differs from the published version.
  add column changed boolean not null default false,
  add column updated timestamptz not null default now();

create table flow_versions (
  account_id text not null,
  flow_id text not null,
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

create table flow_tests (
  account_id text not null,
  id text not null,
  flow_id text not null,
  name text not null,
  starts timestamptz not null,
  steps jsonb not null,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, flow_id) references flows
);
create index flow_tests_flow on flow_tests (account_id, flow_id, created);

-- How far a company's events were handed to its flows. Companies that never had a flow have no row and cost nothing.
create table flow_progress (
  account_id text primary key references accounts,
  sequence bigint not null
);
insert into flow_progress (account_id, sequence)
  select distinct f.account_id, coalesce(s.last, 0) from flows f left join account_sequences s using (account_id);

create table flow_runs (
  account_id text not null,
  id text not null,
  conversation_id text not null,
  contact_id text not null,
  flow_id text not null,
  version integer not null,
  state jsonb not null,
  ending text,
  -- When it must be looked at though nothing comes.
  wake_at timestamptz,
  -- Since when it waits for its channel to be connected again.
  held_since timestamptz,
  -- It gave the conversation to people and waits whether one takes it; the person it was given to.
  handed boolean not null default false,
  handed_to text,
  -- When the last message it has queued may leave.
  speaks_until timestamptz,
  steps integer not null default 0,
  -- The innermost flow and node, for the counts over the canvas.
  at_flow text not null,
  at_node text not null,
  started timestamptz not null,
  ended timestamptz,
  primary key (account_id, id),
  foreign key (account_id, conversation_id) references conversations on delete cascade,
  foreign key (account_id, flow_id, version) references flow_versions
) with (fillfactor = 70);
-- One run at a time for a conversation, whatever happens at once.
create unique index flow_runs_live on flow_runs (account_id, conversation_id) where ending is null;
create index flow_runs_conversation on flow_runs (account_id, conversation_id, started);
create index flow_runs_contact on flow_runs (account_id, contact_id) where ending is null;
create index flow_runs_at on flow_runs (account_id, at_flow, at_node) where ending is null;
create index flow_runs_due on flow_runs (account_id, wake_at) where ending is null and wake_at is not null;
create index flow_runs_next on flow_runs (wake_at) where ending is null and wake_at is not null;
create index flow_runs_held on flow_runs (account_id) where ending is null and held_since is not null;
create index flow_runs_ended on flow_runs (ended) where ended is not null;

-- What a run did with one event: its visits, oldest first.
create table flow_steps (
  account_id text not null,
  run_id text not null,
  step integer not null,
  visits jsonb not null,
  at timestamptz not null,
  primary key (account_id, run_id, step),
  foreign key (account_id, run_id) references flow_runs on delete cascade
);
create index flow_steps_at on flow_steps (at);

-- Visits of nodes by day; the port '' counts those that came.
create table flow_counts (
  account_id text not null,
  flow_id text not null,
  day date not null,
  node text not null,
  port text not null,
  count integer not null,
  primary key (account_id, flow_id, day, node, port),
  foreign key (account_id, flow_id) references flows
);

-- Requests to the outside, and calls from there (kind 'webhook'). A request's row goes when its run took the answer;
-- of a call its mark stays ('taken'), so that the same call again is known.
create table flow_requests (
  account_id text not null,
  id text not null,
  run_id text not null,
  kind text not null check (kind in ('request', 'webhook')),
  request jsonb,
  state text not null check (state in ('queued', 'done', 'taken')),
  attempts integer not null default 0,
  available_at timestamptz not null,
  status integer,
  body text,
  problem text,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, run_id) references flow_runs on delete cascade
);
create index flow_requests_queued on flow_requests (available_at) where state = 'queued';
create index flow_requests_done on flow_requests (account_id, created) where state = 'done';
create index flow_requests_run on flow_requests (account_id, run_id);

-- Values that flows send along, sealed; known to flows by name.
create table flow_secrets (
  account_id text not null references accounts,
  name text not null,
  sealed bytea not null,
  primary key (account_id, name)
);

-- What was drawn for a contact: text variants, branches of tests.
create table flow_draws (
  account_id text not null,
  contact_id text not null,
  key text not null,
  value text not null,
  primary key (account_id, contact_id, key),
  foreign key (account_id, contact_id) references contacts on delete cascade
);

-- When a flow last started by itself for a contact.
create table flow_starts (
  account_id text not null,
  contact_id text not null,
  flow_id text not null,
  started timestamptz not null,
  primary key (account_id, contact_id, flow_id),
  foreign key (account_id, contact_id) references contacts on delete cascade,
  foreign key (account_id, flow_id) references flows
);

-- What a contact agreed to or refused, with its proof. Rows are never changed; the newest of a purpose counts.
create table contact_consents (
  account_id text not null,
  id text not null,
  contact_id text not null,
  purpose text not null,
  accepted boolean not null,
  -- What was asked, and the message that answered it.
  text text not null,
  message_id text,
  flow_id text not null,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, contact_id) references contacts on delete cascade
);
create index contact_consents_contact on contact_consents (account_id, contact_id, purpose, created);

create table conversation_scores (
  account_id text not null,
  id text not null,
  contact_id text not null,
  conversation_id text not null,
  flow_id text not null,
  value integer not null,
  scale text not null,
  comment text,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, conversation_id) references conversations on delete cascade
);
create index conversation_scores_contact on conversation_scores (account_id, contact_id);

-- The effect of a run that a robot's message is: "<run>.<visit>.<place>".
alter table messages add column effect text;
-- What waits to leave is withdrawn by conversation, when a person takes over.
create index outbox_conversation on outbox (account_id, conversation_id);

-- People with a screen open, as the process that serves them last said.
create table presences (
  account_id text not null,
  user_id text not null,
  process_id text not null,
  seen timestamptz not null,
  primary key (account_id, user_id, process_id),
  foreign key (account_id, user_id) references users on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['flow_versions', 'flow_tests', 'flow_progress', 'flow_runs', 'flow_steps', 'flow_counts',
    'flow_requests', 'flow_secrets', 'flow_draws', 'flow_starts', 'contact_consents', 'conversation_scores',
    'presences']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_account on %I to prosa_tenant using (account_id = current_account_id())', name);
    execute format('grant select, insert, update, delete on %I to prosa_tenant', name);
  end loop;
end $$;
