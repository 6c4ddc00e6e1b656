-- Settings of flow steps: priority and place among those who wait, ignoring for a time, calling a person of the team.

-- How urgent whoever handed it to people said it is.
alter table conversations add column priority text not null default 'normal' check (priority in ('normal', 'high'));
-- Who waits for somebody of a department.
create index conversations_unattended on conversations (account_id, department_id)
  where finished is null and is_manual and user_id is null and waiting_response;

-- Until when `ignore` holds; null is until a person undoes it.
alter table contacts add column ignored_until timestamptz;
create index contacts_ignored_until on contacts (ignored_until) where ignored_until is not null;

-- When a step last called somebody of the team, so that nobody is called without end.
create table flow_mentions (
  account_id text not null,
  flow_id text not null,
  node text not null,
  conversation_id text not null,
  at timestamptz not null,
  primary key (account_id, flow_id, node, conversation_id, at),
  foreign key (account_id, flow_id) references flows,
  foreign key (account_id, conversation_id) references conversations on delete cascade
);
create index flow_mentions_flow on flow_mentions (account_id, flow_id, at);
create index flow_mentions_conversation on flow_mentions (account_id, conversation_id);
create index flow_mentions_at on flow_mentions (at);

alter table flow_mentions enable row level security;
create policy own_account on flow_mentions to prosa_tenant using (account_id = current_account_id());
grant select, insert, update, delete on flow_mentions to prosa_tenant;
