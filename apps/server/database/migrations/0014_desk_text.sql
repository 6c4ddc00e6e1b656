-- Who looks for a text walks the newest conversations until enough are found: of those that do not match nothing but
-- the index is read. Kept small: a name, a phone, a department.
drop index conversations_desk;
create index conversations_desk on conversations (account_id, last_activity desc, id desc)
  include (department_id, contact_search) where finished is null;
