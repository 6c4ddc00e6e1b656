-- Contacts, their tags, and imports of contacts from spreadsheets.

create table tags (
  account_id bigint not null references accounts,
  id uuid not null,
  name text not null,
  color text not null,
  auto_tag boolean not null default false,
  keywords text[] not null default '{}',
  filed boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id)
);
comment on table tags is 'owner: areas/contacts';
create unique index tags_name on tags (account_id, lower(name)) where not filed;
select protect_tenant_table('tags');

create table contacts (
  account_id bigint not null references accounts,
  id uuid not null,
  name text not null default '',
  override_name text,
  -- Digits E.164 without '+', Brazilian mobiles always with the ninth digit; null while only a LID is known.
  phone text,
  lid text,
  -- The address the network gave, to which we send.
  channel_contact_id text,
  data jsonb not null default '{}',
  annotations jsonb not null default '[]',
  ignore boolean not null default false,
  -- Until when `ignore` holds; null is until a person undoes it.
  ignored_until timestamptz,
  profile_picture text,
  created timestamptz not null,
  search text not null generated always as (
    search_form(coalesce(override_name, '') || ' ' || name || ' ' || coalesce(phone, ''))
  ) stored,
  primary key (account_id, id),
  check (phone is not null or lid is not null)
);
comment on table contacts is 'owner: areas/contacts';
create unique index contacts_phone on contacts (account_id, phone) where phone is not null;
create unique index contacts_lid on contacts (account_id, lid) where lid is not null;
create index contacts_created on contacts (account_id, created desc, id desc);
create index contacts_search on contacts using gin (account_id, search gin_trgm_ops);
create index contacts_ignored_until on contacts (ignored_until) where ignored_until is not null;
select protect_tenant_table('contacts');

create table contact_tags (
  account_id bigint not null,
  contact_id uuid not null,
  tag_id uuid not null,
  primary key (account_id, contact_id, tag_id),
  foreign key (account_id, contact_id) references contacts on delete cascade,
  foreign key (account_id, tag_id) references tags
);
comment on table contact_tags is 'owner: areas/contacts';
create index contact_tags_tag on contact_tags (account_id, tag_id, contact_id);
select protect_tenant_table('contact_tags');

create function tags_of_contact(account bigint, contact uuid) returns uuid[] language sql stable
  as $$ select array(select tag_id from contact_tags where account_id = account and contact_id = contact) $$;

-- Contact search runs with the owner's rights, because under row level security the planner may not use the
-- trigram index (its operator is not leakproof). It looks only at the company of the connection; a temporary table of
-- the caller must not be read in place of ours. The best plan depends on how often a pattern occurs: a generic one would
-- read every match of a frequent one, which is found soonest by reading the table until there are enough. The index
-- visits all matches, and costs more than the planner believes: beyond some 4 000 of 100 000 the table is faster.
create function find_contacts(pattern text, most integer) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  set enable_seqscan = on
  set seq_page_cost = 0.2
  as $$
    select id from contacts
    where account_id = current_account_id() and search like pattern
    limit most
  $$;
revoke all on function find_contacts(text, integer) from public;
grant execute on function find_contacts(text, integer) to prosa_tenant;

-- Imports of contacts: each with the rows of its sheet, so that it can say what became of every one, and be undone.
create table contact_imports (
  account_id bigint not null,
  id uuid not null,
  user_id uuid not null,
  file_name text not null,
  state text not null check (state in
    ('analysing', 'ready', 'importing', 'cancelling', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  problem text,
  header text[] not null default '{}',
  -- What each column is: phone, name, tags, variable or skip.
  props text[] not null default '{}',
  -- Put on everybody in the sheet; empty for none.
  tag text not null default '',
  -- Whether the person may make tags that the sheet names and the company does not have.
  makes_tags boolean not null default false,
  counts jsonb not null default '{}',
  progress integer not null default 0,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users
);
comment on table contact_imports is 'owner: areas/contacts';
create index contact_imports_created on contact_imports (account_id, created desc);
-- Imports whose time is over are looked for by the hour, in all companies at once.
create index contact_imports_old on contact_imports (created);
select protect_tenant_table('contact_imports');

-- Rows are written once and changed once or twice: room on their pages, and no index on what changes.
create table contact_import_rows (
  account_id bigint not null,
  import_id uuid not null,
  -- As the spreadsheet program numbers it.
  number integer not null,
  cells jsonb not null,
  phone text,
  -- What was done to the phone, and why the row is left out; sentences.
  repair text,
  problem text,
  outcome text check (outcome in ('created', 'updated', 'unchanged', 'undone', 'kept')),
  contact_id uuid,
  -- Name and variables of a contact that was there before.
  before jsonb,
  tags_added uuid[] not null default '{}',
  primary key (account_id, import_id, number),
  foreign key (account_id, import_id) references contact_imports on delete cascade
) with (fillfactor = 45);
comment on table contact_import_rows is 'owner: areas/contacts';
-- To forget a person who is erased.
create index contact_import_rows_person on contact_import_rows (account_id, phone);
create index contact_import_rows_rejected on contact_import_rows (account_id, import_id, number)
  where problem is not null;
select protect_tenant_table('contact_import_rows');
