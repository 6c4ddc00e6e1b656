-- Since when a number is connected, or off for its reason, and who disconnected it.
alter table channels
  add column status_since timestamptz,
  add column status_user_id text,
  add foreign key (account_id, status_user_id) references users on delete set null (status_user_id);
