-- Whom a step called to which conversation: shown to them until they saw it, and by e-mail where the step says so.
create table person_mentions (
  account_id text not null,
  -- The effect that called; the same deed done twice is one row.
  id text not null,
  user_id text not null,
  flow_id text not null,
  conversation_id text not null,
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
create index person_mentions_unseen on person_mentions (account_id, user_id, at) where not seen;
create index person_mentions_queued on person_mentions (available_at) where letter = 'queued';
create index person_mentions_conversation on person_mentions (account_id, conversation_id);
create index person_mentions_at on person_mentions (at);

alter table person_mentions enable row level security;
create policy own_account on person_mentions to prosa_tenant using (account_id = current_account_id());
grant select, insert, update, delete on person_mentions to prosa_tenant;

-- What steps tell other systems without waiting for an answer: gone once it was taken, kept with why it was not.
alter table flow_requests
  drop constraint flow_requests_kind_check,
  drop constraint flow_requests_state_check,
  add constraint flow_requests_kind_check check (kind in ('request', 'webhook', 'notice')),
  add constraint flow_requests_state_check check (state in ('queued', 'done', 'taken', 'failed'));

-- Tests recorded before they named whose words they hold began at the very moment their run did.
update flow_tests t set contact_id = r.contact_id
  from flow_runs r
  where t.contact_id is null and r.account_id = t.account_id and r.flow_id = t.flow_id and r.started = t.starts
    and exists (select from contacts c where c.account_id = r.account_id and c.id = r.contact_id);
