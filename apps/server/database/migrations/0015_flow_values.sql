-- What flows keep beyond a run: of the conversation, or of the contact for good ('' instead of a conversation).
create table flow_values (
  account_id text not null,
  contact_id text not null,
  conversation_id text not null default '',
  name text not null,
  value jsonb not null,
  -- When it is forgotten by itself.
  until timestamptz,
  primary key (account_id, contact_id, conversation_id, name),
  foreign key (account_id, contact_id) references contacts on delete cascade
);
create index flow_values_until on flow_values (until) where until is not null;
alter table flow_values enable row level security;
create policy own_account on flow_values to prosa_tenant using (account_id = current_account_id());
grant select, insert, update, delete on flow_values to prosa_tenant;

alter table flows
  -- How long its runs wait for a number that is disconnected.
  add column hold_hours integer not null default 24,
  -- Its published version has phrases that hold in every flow.
  add column everywhere boolean not null default false;

-- Of a test made of a real conversation: whose words it holds. It goes with them.
alter table flow_tests
  add column contact_id text,
  add foreign key (account_id, contact_id) references contacts on delete cascade;
create index flow_tests_contact on flow_tests (account_id, contact_id) where contact_id is not null;
