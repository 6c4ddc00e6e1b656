-- Companies, their people and departments, and how people sign in.

create table accounts (
  id bigint primary key,
  name text not null,
  time_zone text not null default 'America/Sao_Paulo',
  plan_id text,
  subscription_status text not null default 'none',
  custom_negotiation boolean not null default false,
  max_channels integer not null default 3,
  max_users integer not null default 10,
  max_flows integer not null default 10,
  campaigns_enabled boolean not null default true,
  created timestamptz not null
);
comment on table accounts is 'owner: areas/team';
alter table accounts enable row level security;
create policy own_account on accounts to prosa_tenant using (id = current_account_id());
grant select on accounts to prosa_tenant;

create table departments (
  account_id bigint not null references accounts,
  id uuid not null,
  name text not null,
  description text not null default '',
  filed boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id)
);
comment on table departments is 'owner: areas/team';
create unique index departments_name on departments (account_id, lower(name)) where not filed;
select protect_tenant_table('departments');

create table users (
  account_id bigint not null references accounts,
  id uuid not null,
  name text not null,
  email text not null,
  -- An e-mail belongs to an account only once it is proven: unproven sign-ups may share one, and expire. A person whom a
  -- colleague adds counts as proven.
  email_proven boolean not null default true,
  phone text not null default '',
  password_hash text not null,
  must_change_password boolean not null default false,
  profile_picture text,
  user_role text not null check (user_role in ('owner', 'manager', 'user')),
  system_user_roles text[] not null default '{}',
  access_restrictions text[] not null default '{}',
  disable_notification_sound boolean not null default false,
  filed boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id)
);
comment on table users is 'owner: areas/team';
create unique index users_email on users (email) where not filed and email_proven;
create index users_login on users (email) where not filed;
create index users_unproven on users (created) where not email_proven;
select protect_tenant_table('users');

create table user_departments (
  account_id bigint not null,
  user_id uuid not null,
  department_id uuid not null,
  primary key (account_id, user_id, department_id),
  foreign key (account_id, user_id) references users on delete cascade,
  foreign key (account_id, department_id) references departments
);
comment on table user_departments is 'owner: areas/team';
select protect_tenant_table('user_departments');

-- Sessions end by inactivity and say where they are used.
create table sessions (
  token_hash text primary key,
  account_id bigint not null,
  id uuid not null,
  user_id uuid not null,
  created timestamptz not null,
  expires timestamptz not null,
  used timestamptz not null,
  idle_seconds integer not null,
  device text not null default '',
  network text not null default '',
  unique (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);
comment on table sessions is 'owner: areas/team';
create index sessions_user on sessions (account_id, user_id);
create index sessions_expires on sessions (expires);
alter table sessions replica identity using index sessions_account_id_id_key;
select protect_tenant_table('sessions');

create table password_recoveries (
  token_hash text primary key,
  account_id bigint not null,
  user_id uuid not null,
  created timestamptz not null,
  expires timestamptz not null,
  used timestamptz,
  unique (account_id, token_hash),
  foreign key (account_id, user_id) references users on delete cascade
);
comment on table password_recoveries is 'owner: areas/team';
alter table password_recoveries replica identity using index password_recoveries_account_id_token_hash_key;
select protect_tenant_table('password_recoveries');

create table email_proofs (
  token_hash text primary key,
  account_id bigint not null,
  user_id uuid not null,
  created timestamptz not null,
  expires timestamptz not null,
  unique (account_id, token_hash),
  foreign key (account_id, user_id) references users on delete cascade
);
comment on table email_proofs is 'owner: areas/team';
create index email_proofs_user on email_proofs (account_id, user_id);
create index email_proofs_expires on email_proofs (expires);
alter table email_proofs replica identity using index email_proofs_account_id_token_hash_key;
select protect_tenant_table('email_proofs');

-- Failed sign-ins, by account name and by address; rows, so that all processes count together.
create table login_attempts (
  key text primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  updated timestamptz not null
);
comment on table login_attempts is 'owner: areas/team';
create index login_attempts_updated on login_attempts (updated);
-- Counters under hashed keys, no company's data; changing one's own password counts there from inside a company.
grant select, insert, update, delete on login_attempts to prosa_tenant;

-- Where a person signed in of late: browsers by the hash of their token, networks by their address.
create table known_places (
  account_id bigint not null,
  user_id uuid not null,
  key text not null,
  used timestamptz not null,
  primary key (account_id, user_id, key),
  foreign key (account_id, user_id) references users on delete cascade
);
comment on table known_places is 'owner: areas/team';
create index known_places_key on known_places (key);
create index known_places_used on known_places (used);
select protect_tenant_table('known_places');
