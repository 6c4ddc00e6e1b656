-- Ready answers, inserted at the desk by typing their shortcut after a slash.
create table quick_messages (
  account_id bigint not null references accounts,
  id uuid not null,
  shortcut text not null,
  message text not null,
  filed boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id)
);
comment on table quick_messages is 'owner: areas/quick-messages';
create unique index quick_messages_shortcut on quick_messages (account_id, lower(shortcut)) where not filed;
select protect_tenant_table('quick_messages');
