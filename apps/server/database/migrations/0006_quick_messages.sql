-- Ready answers, inserted at the desk by typing their shortcut after a slash.
create table quick_messages (
  account_id text not null references accounts,
  id text not null,
  shortcut text not null,
  message text not null,
  filed boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id)
);
create unique index quick_messages_shortcut on quick_messages (account_id, lower(shortcut)) where not filed;

alter table quick_messages enable row level security;
create policy own_account on quick_messages to prosa_tenant using (account_id = current_account_id());
grant select, insert, update, delete on quick_messages to prosa_tenant;
