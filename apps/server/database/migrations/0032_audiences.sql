-- Audiences: lists of people for campaigns.

-- What the people of a sheet become: contacts, or an audience, which may make contacts of them too.
alter table contact_imports
  add column target text not null default 'contacts' check (target in ('contacts', 'audience')),
  add column makes_contacts boolean not null default true;

create table audiences (
  account_id bigint not null references accounts,
  id uuid not null,
  name text not null,
  -- From a sheet; contacts copied when it was made; or the contacts that meet the filter whenever it is used.
  kind text not null check (kind in ('sheet', 'frozen', 'living')),
  state text not null check (state in ('filling', 'ready', 'stopped')),
  filter jsonb,
  -- Imports are forgotten after a while.
  import_id uuid,
  create_contacts boolean not null default false,
  -- The variables its people have.
  props text[] not null default '{}',
  -- How many people stand in audience_people once they all do.
  people integer not null default 0,
  filed boolean not null default false,
  filed_at timestamptz,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, import_id) references contact_imports on delete set null (import_id),
  check ((kind = 'sheet') = (filter is null)),
  check (filed = (filed_at is not null))
);
comment on table audiences is 'owner: areas/audiences';
create index audiences_created on audiences (account_id, created desc, id desc) where not filed;
create unique index audiences_import on audiences (account_id, import_id) where import_id is not null;
-- The people of archived audiences are forgotten after a while, in all companies at once.
create index audiences_filed on audiences (filed_at) where filed;
select protect_tenant_table('audiences');

-- A person is a phone; their contact, if they have one, is found by it, so that contacts may come, merge and go.
create table audience_people (
  account_id bigint not null,
  audience_id uuid not null,
  -- The row of the sheet, or the place in the copy: the order in which they are used.
  position integer not null,
  -- Digits E.164 without '+', Brazilian mobiles always with the ninth digit, as in contacts.
  phone text not null,
  name text not null default '',
  variables jsonb not null default '{}',
  primary key (account_id, audience_id, position),
  foreign key (account_id, audience_id) references audiences on delete cascade
);
comment on table audience_people is 'owner: areas/audiences';
-- Everybody once in an audience; and to forget a person who is erased.
create unique index audience_people_phone on audience_people (account_id, phone, audience_id);
select protect_tenant_table('audience_people');
