-- Runs of flows with their state, what they ask the outside, whom they call, and what customers answered.

create table flow_runs (
  account_id bigint not null,
  id uuid not null,
  conversation_id uuid not null,
  contact_id uuid not null,
  flow_id uuid not null,
  version integer not null,
  state jsonb not null,
  ending text,
  -- When it must be looked at though nothing comes.
  wake_at timestamptz,
  -- Since when it waits for its channel to be connected again.
  held_since timestamptz,
  -- It gave the conversation to people and waits whether one takes it; the person it was given to.
  handed boolean not null default false,
  handed_to uuid,
  -- When the last message it has queued may leave.
  speaks_until timestamptz,
  -- Customer messages that it hears later, in order: the first waits for its file, which is the answer to a question.
  mailbox uuid[] not null default '{}',
  -- When they are heard at the latest.
  mailbox_until timestamptz,
  steps integer not null default 0,
  -- The innermost flow and node, for the counts over the canvas.
  at_flow uuid not null,
  at_node text not null,
  started timestamptz not null,
  ended timestamptz,
  primary key (account_id, id),
  foreign key (account_id, conversation_id) references conversations on delete cascade,
  foreign key (account_id, flow_id, version) references flow_versions
) with (fillfactor = 70);
comment on table flow_runs is 'owner: areas/flows';
create index flow_runs_held on flow_runs (account_id) where ending is null and held_since is not null;
create index flow_runs_ended on flow_runs (ended) where ended is not null;
-- A live run is looked up by its conversation, many at a time, and no other index may seem as good for it: while little
-- is known of a table, one that begins with the company does, and then each lookup reads all of the company's runs.
-- So what else is asked of live runs is asked by indexes that do not hold for this lookup.
-- One run at a time for a conversation, whatever happens at once.
create unique index flow_runs_live on flow_runs (conversation_id, account_id) where ending is null;
create index flow_runs_conversation on flow_runs (conversation_id, account_id, started);
create index flow_runs_at on flow_runs (at_flow, at_node, account_id) where ending is null and at_node <> '';
-- For the next moment over all companies, and for what of one company is due by now.
create index flow_runs_due on flow_runs (wake_at, account_id) where ending is null and wake_at is not null;
select protect_tenant_table('flow_runs');

-- What a run did with one event: its visits, oldest first.
create table flow_steps (
  account_id bigint not null,
  run_id uuid not null,
  step integer not null,
  visits jsonb not null,
  at timestamptz not null,
  primary key (account_id, run_id, step),
  foreign key (account_id, run_id) references flow_runs on delete cascade
);
comment on table flow_steps is 'owner: areas/flows';
create index flow_steps_at on flow_steps (at);
select protect_tenant_table('flow_steps');

-- Requests to the outside, calls from there (kind 'webhook'), and what is told to others without waiting ('notice').
-- A request's row goes when its run took the answer; of a call its mark stays ('taken'), so that the same call again is
-- known; a notice is gone once it was taken, kept with why it was not.
create table flow_requests (
  account_id bigint not null,
  -- The effect that asked, or the call from outside.
  id text not null,
  run_id uuid not null,
  kind text not null check (kind in ('request', 'webhook', 'notice')),
  request jsonb,
  state text not null check (state in ('queued', 'done', 'taken', 'failed')),
  attempts integer not null default 0,
  available_at timestamptz not null,
  status integer,
  body text,
  problem text,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, run_id) references flow_runs on delete cascade
);
comment on table flow_requests is 'owner: areas/flows';
create index flow_requests_done on flow_requests (account_id, created) where state = 'done';
create index flow_requests_run on flow_requests (account_id, run_id);
-- What is due is taken company by company, so that none waits behind another's many.
create index flow_requests_queued on flow_requests (account_id, available_at) where state = 'queued';
select protect_tenant_table('flow_requests');

create table conversation_scores (
  account_id bigint not null,
  -- The run and the step that asked.
  id text not null,
  contact_id uuid not null,
  conversation_id uuid not null,
  flow_id uuid not null,
  value integer not null,
  scale text not null,
  comment text,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, conversation_id) references conversations on delete cascade
);
comment on table conversation_scores is 'owner: areas/flows';
create index conversation_scores_contact on conversation_scores (account_id, contact_id);
select protect_tenant_table('conversation_scores');

-- When a step last called somebody of the team, so that nobody is called without end.
create table flow_mentions (
  account_id bigint not null,
  flow_id uuid not null,
  node text not null,
  conversation_id uuid not null,
  at timestamptz not null,
  primary key (account_id, flow_id, node, conversation_id, at),
  foreign key (account_id, flow_id) references flows,
  foreign key (account_id, conversation_id) references conversations on delete cascade
);
comment on table flow_mentions is 'owner: areas/flows';
create index flow_mentions_flow on flow_mentions (account_id, flow_id, at);
create index flow_mentions_conversation on flow_mentions (account_id, conversation_id);
create index flow_mentions_at on flow_mentions (at);
select protect_tenant_table('flow_mentions');

-- Whom a step called to which conversation: shown to them until they saw it, and by e-mail where the step says so.
create table person_mentions (
  account_id bigint not null,
  -- The effect that called; the same action done twice is one row.
  id text not null,
  user_id uuid not null,
  flow_id uuid not null,
  conversation_id uuid not null,
  -- What the e-mail says of it; nothing of the customer.
  notice text not null,
  at timestamptz not null,
  seen boolean not null default false,
  -- Null where it goes by no e-mail.
  letter text check (letter in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  available_at timestamptz not null,
  primary key (account_id, id, user_id),
  foreign key (account_id, user_id) references users on delete cascade,
  foreign key (account_id, flow_id) references flows,
  foreign key (account_id, conversation_id) references conversations on delete cascade
);
comment on table person_mentions is 'owner: areas/flows';
create index person_mentions_unseen on person_mentions (account_id, user_id, at) where not seen;
create index person_mentions_conversation on person_mentions (account_id, conversation_id);
create index person_mentions_at on person_mentions (at);
create index person_mentions_queued on person_mentions (account_id, available_at) where letter = 'queued';
select protect_tenant_table('person_mentions');
