-- What happened to the connection of a number, for the people who manage it.
create table channel_log (
  account_id bigint not null,
  channel_id bigint not null,
  number bigint generated always as identity,
  at timestamptz not null,
  what text not null,
  reason text,
  -- The network's own code, and until when it refuses the number.
  code integer,
  until timestamptz,
  user_id uuid,
  primary key (account_id, channel_id, number),
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, user_id) references users on delete set null (user_id)
);
comment on table channel_log is 'owner: areas/channels';
create index channel_log_at on channel_log (at);
select protect_tenant_table('channel_log');
grant usage on sequence channel_log_number_seq to prosa_tenant;

-- Who confirmed for the company that they read what a client without WhatsApp's approval risks.
create table risk_confirmations (
  account_id bigint not null references accounts,
  user_id uuid,
  user_name text not null,
  at timestamptz not null,
  primary key (account_id),
  foreign key (account_id, user_id) references users on delete set null (user_id)
);
comment on table risk_confirmations is 'owner: areas/channels';
select protect_tenant_table('risk_confirmations');

alter table channels
  add column status_code integer,
  add column status_until timestamptz,
  -- When a person asked for the pairing code: a connection that waits for an earlier one is replaced.
  add column pairing_asked timestamptz;
