-- The history is walked newest first, by agents within their departments.
create index conversations_finished_department
  on conversations (account_id, department_id, last_activity desc, id desc) where finished is not null;

-- 'Finalizar em massa': what each conversation was like, so that it can be undone for some seconds. Rows are dropped
-- by the next one.
create table bulk_finishes (
  account_id text not null references accounts,
  id text not null,
  user_id text not null,
  hours integer not null,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users
);
create table bulk_finished (
  account_id text not null,
  bulk_finish_id text not null,
  conversation_id text not null,
  -- The system message that says it; as long as it is the newest, nothing happened since.
  message_id text not null,
  waiting_response boolean not null,
  waiting_since timestamptz,
  unread integer not null,
  last_activity timestamptz not null,
  last_message jsonb,
  primary key (account_id, bulk_finish_id, conversation_id),
  foreign key (account_id, bulk_finish_id) references bulk_finishes on delete cascade,
  foreign key (account_id, conversation_id) references conversations on delete cascade
);
create index bulk_finished_conversation on bulk_finished (account_id, conversation_id);
do $$
declare name text;
begin
  foreach name in array array['bulk_finishes', 'bulk_finished']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_account on %I to prosa_tenant using (account_id = current_account_id())', name);
    execute format('grant select, insert, update, delete on %I to prosa_tenant', name);
  end loop;
end $$;
