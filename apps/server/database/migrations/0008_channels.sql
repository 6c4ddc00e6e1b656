-- The company's WhatsApp numbers.
create table channels (
  account_id bigint not null references accounts,
  id bigint not null,
  name text not null,
  driver text not null,
  status text not null default 'new' check (status in ('new', 'close', 'open', 'connecting')),
  status_reason text,
  -- Since when it is connected, or off for its reason, and who disconnected it.
  status_since timestamptz,
  status_user_id uuid,
  -- What the company wants, as opposed to what is: whether the sessions process keeps it connected.
  wanted boolean not null default false,
  -- Raised to make the owner forget the login before it connects again.
  reset_requested boolean not null default false,
  qrcode text,
  phone text,
  jid text,
  credentials bytea,
  redirect text not null check (redirect in ('flow_chatbot', 'human')),
  flow_id uuid,
  department_id uuid not null,
  active boolean not null default true,
  -- Fencing: each new owner raises it, and what an old owner writes is refused.
  lease_epoch integer not null default 0,
  -- The process that keeps it connected; means nothing once that process is gone.
  owner integer,
  filed boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id),
  unique (id),
  foreign key (account_id, flow_id) references flows,
  foreign key (account_id, department_id) references departments,
  foreign key (account_id, status_user_id) references users on delete set null (status_user_id)
);
comment on table channels is 'owner: areas/channels';
create unique index channels_name on channels (account_id, name) where not filed;
-- Whom the numbers belong to that somebody should keep, for the processes that divide them.
create index channels_owner on channels (owner, id)
  where not filed and (wanted or reset_requested or status in ('open', 'connecting'));
select protect_tenant_table('channels');
