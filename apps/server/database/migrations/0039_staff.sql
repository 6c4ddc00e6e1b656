-- The provider's own people, their second factor, and their visits to customers' accounts (decision 0077).

-- The account of the company that runs Prosa. Its people are staff; it has no numbers, contacts or subscription.
alter table accounts add column provider boolean not null default false;
create unique index accounts_provider on accounts (provider) where provider;

-- member: somebody of a company. staff: somebody of the provider, in the provider's account. visitor: a member of staff
-- inside a customer's account, under the id they have at home; archived for everybody else, so that it counts nowhere.
alter table users add column kind text not null default 'member' check (kind in ('member', 'staff', 'visitor'));

-- Codes of an authenticator app (RFC 6238). Until it is confirmed nothing is asked at the sign-in.
create table second_factors (
  account_id bigint not null,
  user_id uuid not null,
  secret bytea not null,
  confirmed timestamptz,
  -- The time step of the last code that was accepted: none is accepted twice.
  last_step bigint not null default 0,
  created timestamptz not null,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references users on delete cascade
);
comment on table second_factors is 'owner: areas/team';
select protect_tenant_table('second_factors');

-- What opens the account once when the phone is lost.
create table recovery_codes (
  account_id bigint not null,
  user_id uuid not null,
  code_hash text not null,
  primary key (account_id, user_id, code_hash),
  foreign key (account_id, user_id) references second_factors on delete cascade
);
comment on table recovery_codes is 'owner: areas/team';
select protect_tenant_table('recovery_codes');

-- Of a session inside a customer's account: the session at home that it hangs on, and why it was opened.
alter table sessions add column staff_session uuid, add column visit_reason text;
create index sessions_staff on sessions (staff_session) where staff_session is not null;
