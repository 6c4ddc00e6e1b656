-- One act on several chosen conversations.

alter table undos
  -- Whether it was one act on several chosen conversations, which the audit trail has an entry of.
  add column of_many boolean not null default false;
