-- Sessions end by inactivity and say where they are used; sign-in knows the browsers and networks of a person again.

alter table sessions
  add used timestamptz not null default now(),
  add idle_seconds integer not null default 604800,
  add device text not null default '',
  add network text not null default '';
update sessions set idle_seconds = 7200 where expires - created <= interval '1 day';
alter table sessions alter used drop default, alter idle_seconds drop default;

-- Where a person signed in of late: browsers by the hash of their token, networks by their address.
create table known_places (
  account_id text not null,
  user_id text not null,
  key text not null,
  used timestamptz not null,
  primary key (account_id, user_id, key),
  foreign key (account_id, user_id) references users on delete cascade
);
create index known_places_key on known_places (key);
create index known_places_used on known_places (used);
alter table known_places enable row level security;
create policy own_account on known_places to prosa_tenant using (account_id = current_account_id());
grant select, insert, update, delete on known_places to prosa_tenant;

create index login_attempts_updated on login_attempts (updated);
