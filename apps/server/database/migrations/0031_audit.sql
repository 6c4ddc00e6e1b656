-- What people did that their company may have to answer for: sign-ins, exports, roles, secrets, deletions. A company
-- can add entries and read them, and no more: an entry is neither changed nor taken away before its time.
create table audit_entries (
  account_id text not null references accounts,
  id text not null,
  at timestamptz not null,
  action text not null,
  -- What stands before the dot of the action; the screen filters by it.
  kind text not null generated always as (split_part(action, '.', 1)) stored,
  -- Who, under the name they had; null when nobody was signed in.
  user_id text,
  user_name text not null default '',
  target_kind text,
  target_id text,
  -- Never of a contact or a conversation: their names are looked up when they are shown, so that erasing erases them.
  target_label text not null default '',
  address text not null default '',
  device text not null default '',
  details jsonb not null default '{}',
  -- Acts of strangers that repeat within an hour are one entry: how often, and when last.
  times integer not null default 1,
  last_at timestamptz not null,
  repeat_key text,
  primary key (account_id, id)
);
create index audit_entries_newest on audit_entries (account_id, at desc, id desc);
create index audit_entries_kind on audit_entries (account_id, kind, at desc, id desc);
create index audit_entries_user on audit_entries (account_id, user_id, at desc, id desc);
create index audit_entries_old on audit_entries (at);
create unique index audit_entries_repeat on audit_entries (account_id, repeat_key) where repeat_key is not null;

alter table audit_entries enable row level security;
create policy own_account on audit_entries to prosa_tenant using (account_id = current_account_id());
grant select, insert on audit_entries to prosa_tenant;
