-- Campaigns: one message to many people, through the ledger of sends.

create table campaigns (
  account_id bigint not null references accounts,
  channel_id bigint,
  created timestamptz not null,
  scheduled_to timestamptz,
  started_at timestamptz,
  -- When all of its people stood in the ledger.
  planned_at timestamptz,
  finished_at timestamptz,
  filed_at timestamptz,
  id uuid not null,
  user_id uuid,
  audience_id uuid,
  flow_id uuid,
  media_id uuid,
  people_count integer not null default 0,
  interval_seconds integer not null,
  -- Whether it carries a file, so that one that is gone is missed.
  has_media boolean not null default false,
  cancel_now boolean not null default false,
  filed boolean not null default false,
  name text not null,
  audience_type text not null check (audience_type in ('audience', 'tags')),
  message_type text not null check (message_type in ('text', 'flow')),
  status text not null check (status in ('draft', 'scheduled', 'started', 'finished', 'canceled', 'error')),
  failure text,
  audience_tags uuid[] not null default '{}',
  audience_tags_skip uuid[] not null default '{}',
  -- Versions of the text; the person in place n reads the one of n modulo their number.
  message text[] not null default '{}',
  primary key (account_id, id),
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, audience_id) references audiences,
  foreign key (account_id, flow_id) references flows,
  foreign key (account_id, media_id) references media on delete set null (media_id),
  check (filed = (filed_at is not null))
);
comment on table campaigns is 'owner: areas/campaigns';
create index campaigns_created on campaigns (account_id, created desc, id desc) where not filed;
-- What is to be started, or on its way into the ledger, in all companies at once.
create index campaigns_due on campaigns (scheduled_to)
  where status = 'scheduled' or (status = 'started' and planned_at is null);
create index campaigns_started on campaigns (account_id, id) where status = 'started';
create index campaigns_audience on campaigns (account_id, audience_id) where audience_id is not null;
create index campaigns_media on campaigns (account_id, media_id) where media_id is not null;
create index campaigns_flow on campaigns (account_id, flow_id) where flow_id is not null;
create index campaigns_channel on campaigns (account_id, channel_id) where channel_id is not null;
select protect_tenant_table('campaigns');

-- The people of a campaign as they were at its start, until they stand in the ledger.
create table campaign_people (
  account_id bigint not null,
  campaign_id uuid not null,
  position integer not null,
  contact_id uuid,
  phone text,
  name text not null,
  variables jsonb not null,
  primary key (account_id, campaign_id, position),
  foreign key (account_id, campaign_id) references campaigns
);
comment on table campaign_people is 'owner: areas/campaigns';
select protect_tenant_table('campaign_people');

-- To take the phones of erased people out of what has not been sent to a contact yet.
create index sends_phone on sends (account_id, phone) where contact_id is null and phone is not null;
-- The people of a source in their order.
create index sends_position on sends (account_id, kind, source_id, position);
