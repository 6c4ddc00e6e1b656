-- The order of the desk's list, whose a conversation is, and how each person has their desk.

alter table users
  -- What the person chose for their desk; what is left out is as it is for everybody.
  add column desk_settings jsonb not null default '{}';

-- Who waits has a moment since when: the list is walked by it.
update conversations set waiting_since = last_activity where waiting_response and waiting_since is null;

-- Longest waiting first. Begin and end of a wait change other indexes of the row too, so this one costs an entry of
-- its own and no further version of the row. Who sees only some departments, and who asks for their own, walks past the
-- others within the index.
create index conversations_waiting on conversations (account_id, waiting_since, department_id, user_id)
  where finished is null and waiting_response;
-- A person's own conversations, and with no owner those that wait for somebody to take them.
create index conversations_owner on conversations (account_id, user_id, activity_slot desc)
  where finished is null and is_manual;
