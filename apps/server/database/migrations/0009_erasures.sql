-- That a contact was erased, when and on whose order; nothing of the person is in it. Rows are never changed.
create table erasures (
  account_id text not null references accounts,
  id text not null,
  contact_id text not null,
  user_id text not null,
  conversations integer not null,
  messages integer not null,
  files integer not null,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users
);
create unique index erasures_contact on erasures (account_id, contact_id);
alter table erasures enable row level security;
create policy own_account on erasures to prosa_tenant using (account_id = current_account_id());
grant select, insert on erasures to prosa_tenant;

-- A file of an erased contact: its bytes go first, then this row, so that a crash in between forgets none.
alter table media drop constraint media_kept_check;
alter table media add constraint media_kept_check check (kept in ('thread', 'upload', 'library', 'erased'));
create index media_erased on media (account_id) where kept = 'erased';
