-- The history is walked newest first, by agents within their departments.
create index conversations_finished_department
  on conversations (account_id, department_id, last_activity desc, id desc) where finished is not null;
