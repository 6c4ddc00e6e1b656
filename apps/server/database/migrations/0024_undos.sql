-- What an act that can be undone for some seconds found before it: finishing one or many, transfers, tags. It takes the
-- place of the tables of the mass finish alone. Rows are dropped within hours.
drop table bulk_finished, bulk_finishes;

create table undos (
  account_id text not null references accounts,
  id text not null,
  user_id text not null,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users
);
create index undos_created on undos (created);

create table undo_conversations (
  account_id text not null,
  undo_id text not null,
  conversation_id text not null,
  act text not null check (act in ('finish', 'finish_many', 'transfer', 'to_flow', 'resume')),
  -- Places of the system messages that tell of the act; as long as the last one is the newest, nothing happened since.
  first_line integer not null,
  last_line integer not null,
  -- What robots were about to say: [{message_id, available_at}].
  withdrawn jsonb not null default '[]',
  finished timestamptz,
  department_id text not null,
  user_id text,
  is_manual boolean not null,
  chatbot_type text,
  start_flow text,
  priority text not null,
  waiting_response boolean not null,
  waiting_since timestamptz,
  unread integer not null,
  last_activity timestamptz not null,
  primary key (account_id, undo_id, conversation_id),
  foreign key (account_id, undo_id) references undos on delete cascade,
  foreign key (account_id, conversation_id) references conversations on delete cascade
);
create index undo_conversations_conversation on undo_conversations (account_id, conversation_id);

create table undo_tags (
  account_id text not null,
  undo_id text not null,
  contact_id text not null,
  added text[] not null,
  removed text[] not null,
  primary key (account_id, undo_id, contact_id),
  foreign key (account_id, undo_id) references undos on delete cascade,
  foreign key (account_id, contact_id) references contacts on delete cascade
);
create index undo_tags_contact on undo_tags (account_id, contact_id);

do $$
declare name text;
begin
  foreach name in array array['undos', 'undo_conversations', 'undo_tags']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_account on %I to prosa_tenant using (account_id = current_account_id())', name);
    execute format('grant select, insert, update, delete on %I to prosa_tenant', name);
  end loop;
end $$;
