-- What bots achieved, kept longer than the traces it is read from (docs/decisions/0067-results-of-bots.md).

-- A score that was asked for has a row before it has a value, so that the share of answers is known.
alter table conversation_scores
  alter column value drop not null,
  add column asked timestamptz;
update conversation_scores set asked = created;
alter table conversation_scores alter column asked set not null;

-- The calendar by which the days below were counted; a company without one is counted from its runs.
create table report_flow_calendars (
  account_id bigint primary key references accounts,
  time_zone text not null
);
comment on table report_flow_calendars is 'owner: areas/reports';
select protect_tenant_table('report_flow_calendars');

-- What is counted of each run of a flow. There are no foreign keys to what is counted: the counts outlive an erased
-- contact, and runs that are pruned.
create table report_runs (
  account_id bigint not null references accounts,
  id uuid not null,
  conversation_id uuid not null,
  contact_id uuid not null,
  channel_id bigint not null,
  flow_id uuid not null,
  started timestamptz not null,
  -- The day it started, in the company's time zone.
  day date not null,
  result text not null check (result in ('running', 'ended', 'people', 'abandoned', 'stopped')),
  -- The word of the end it reached, in lower case; empty where it reached none or the end has none.
  outcome text not null,
  primary key (account_id, id)
);
comment on table report_runs is 'owner: areas/reports';
create index report_runs_started on report_runs (account_id, started, id);
create index report_runs_flow on report_runs (account_id, flow_id, started, id);
create index report_runs_outcome on report_runs (account_id, outcome, started, id) where outcome <> '';
create index report_runs_result on report_runs (account_id, result, started, id);
create index report_runs_contact on report_runs (account_id, contact_id);
create index report_runs_conversation on report_runs (account_id, conversation_id);
select protect_tenant_table('report_runs');

-- The branch of an A/B test that a run took, with what became of the run.
create table report_branches (
  account_id bigint not null references accounts,
  run_id uuid not null,
  flow_id uuid not null,
  node text not null,
  branch text not null,
  contact_id uuid not null,
  channel_id bigint not null,
  -- When the run started, and on which day.
  started timestamptz not null,
  day date not null,
  outcome text not null,
  primary key (account_id, run_id, flow_id, node, branch)
);
comment on table report_branches is 'owner: areas/reports';
create index report_branches_day on report_branches (account_id, flow_id, day)
  include (node, branch, contact_id, channel_id, outcome);
create index report_branches_started on report_branches (account_id, flow_id, node, branch, started, run_id);
create index report_branches_contact on report_branches (account_id, contact_id);
select protect_tenant_table('report_branches');

-- Scores that were asked for; without a value where none came.
create table report_scores (
  account_id bigint not null references accounts,
  id text not null,
  conversation_id uuid not null,
  contact_id uuid not null,
  channel_id bigint not null,
  flow_id uuid not null,
  asked timestamptz not null,
  -- The day it was asked for, in the company's time zone.
  day date not null,
  scale text not null,
  value integer,
  has_comment boolean not null,
  primary key (account_id, id)
);
comment on table report_scores is 'owner: areas/reports';
create index report_scores_given on report_scores (account_id, asked, id) where value is not null;
create index report_scores_flow on report_scores (account_id, flow_id, asked, id) where value is not null;
create index report_scores_value on report_scores (account_id, scale, value, asked, id) where value is not null;
create index report_scores_commented on report_scores (account_id, asked, id) where has_comment;
create index report_scores_contact on report_scores (account_id, contact_id);
create index report_scores_conversation on report_scores (account_id, conversation_id);
select protect_tenant_table('report_scores');

-- Daily numbers of all of a company's WhatsApp numbers together stand under the channel 0.
create table report_run_days (
  account_id bigint not null references accounts,
  channel_id bigint not null,
  day date not null,
  flow_id uuid not null,
  result text not null,
  outcome text not null,
  runs integer not null,
  primary key (account_id, channel_id, day, flow_id, result, outcome)
);
comment on table report_run_days is 'owner: areas/reports';
select protect_tenant_table('report_run_days');

create table report_score_days (
  account_id bigint not null references accounts,
  channel_id bigint not null,
  day date not null,
  flow_id uuid not null,
  scale text not null,
  -- -1 counts those that got no answer.
  value integer not null,
  scores integer not null,
  primary key (account_id, channel_id, day, flow_id, scale, value)
);
comment on table report_score_days is 'owner: areas/reports';
select protect_tenant_table('report_score_days');

-- Counts over the canvas are kept for a year, and deleted by their day.
create index flow_counts_day on flow_counts (day);
