-- An e-mail belongs to an account only once it is proven: unproven sign-ups may share one, and expire.
-- Everybody who is here already counts as proven, and so does whoever a colleague adds.

alter table users add email_proven boolean not null default true;
drop index users_email;
create unique index users_email on users (email) where not filed and email_proven;
create index users_login on users (email) where not filed;
create index users_unproven on users (created) where not email_proven;

create table email_proofs (
  token_hash text primary key,
  account_id text not null,
  user_id text not null,
  created timestamptz not null,
  expires timestamptz not null,
  foreign key (account_id, user_id) references users on delete cascade
);
create index email_proofs_user on email_proofs (account_id, user_id);
create index email_proofs_expires on email_proofs (expires);
alter table email_proofs enable row level security;
create policy own_account on email_proofs to prosa_tenant using (account_id = current_account_id());
grant select, insert, update, delete on email_proofs to prosa_tenant;
