-- What is sent to many customers opens no conversation until they reply: it is written in a quiet one.

alter table conversations
  -- Holds only what was sent without anybody having written: it is in no list and no count, and counts as finished.
  add column quiet boolean not null default false,
  -- How many messages it held when it opened. The next one is the first of the conversation.
  add column said_before integer not null default 0,
  add constraint conversations_quiet_is_over check (not quiet or finished is not null);
create unique index conversations_quiet on conversations (account_id, channel_id, contact_id) where quiet;

-- The history is walked without them.
drop index conversations_finished;
create index conversations_finished on conversations (account_id, activity_slot desc)
  where finished is not null and not quiet;
drop index conversations_finished_department;
create index conversations_finished_department on conversations (account_id, department_id, activity_slot desc)
  where finished is not null and not quiet;
drop index conversations_opened;
create index conversations_opened on conversations (account_id, created) where not quiet;

-- It is quiet no more once anything opens it.
create function quiet_conversation_opens() returns trigger language plpgsql as $$
begin
  new.quiet := false;
  new.said_before := old.last_position;
  return new;
end $$;
create trigger quiet_conversation_opens before update on conversations
  for each row when (old.quiet and new.finished is null) execute function quiet_conversation_opens();
