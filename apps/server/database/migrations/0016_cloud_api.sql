-- Numbers of Meta's Cloud API: what names them there, so that a webhook finds its number. The keys themselves are
-- sealed in `credentials`.
alter table channels
  add column phone_number_id text,
  add column waba_id text,
  -- SHA-256 of the token with which Meta proves a webhook's address.
  add column verify_token_hash text,
  -- When a person last entered the keys: a connection with earlier ones is replaced.
  add column keys_saved timestamptz;
-- A number belongs to one company of this installation.
create unique index channels_phone_number_id on channels (phone_number_id) where not filed;
create index channels_waba_id on channels (waba_id) where not filed;
create index channels_verify_token on channels (verify_token_hash) where not filed;

-- Some of what drivers keep is forgotten after its time.
alter table channel_keys add column expires timestamptz;
create index channel_keys_expires on channel_keys (expires) where expires is not null;

-- What Meta approved for the company's business accounts to say outside the 24-hour window.
create table message_templates (
  account_id bigint not null,
  channel_id bigint not null,
  template_id text not null,
  name text not null,
  language text not null,
  category text not null,
  status text not null,
  reason text,
  components jsonb not null,
  synced timestamptz not null,
  primary key (account_id, channel_id, template_id),
  foreign key (account_id, channel_id) references channels
);
comment on table message_templates is 'owner: areas/channels';
select protect_tenant_table('message_templates');
alter table channels add column templates_synced timestamptz;

-- What is sent in place of the text, which is how it reads; null for most.
alter table messages add column template jsonb;
