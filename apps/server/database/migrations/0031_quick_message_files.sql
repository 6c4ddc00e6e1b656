-- Quick messages carry a file, stand in a folder, and may be for some departments alone.

alter table media drop constraint media_kept_check;
alter table media add constraint media_kept_check
  check (kept in ('thread', 'upload', 'library', 'quick', 'picture', 'erased'));

alter table quick_messages
  -- The name it is grouped under; there is no row for a folder.
  add column folder text not null default '',
  add column media_id uuid,
  add column search text not null generated always as (
    search_form(shortcut || ' ' || folder || ' ' || message)
  ) stored,
  add constraint quick_messages_media foreign key (account_id, media_id) references media;
create index quick_messages_media on quick_messages (account_id, media_id) where media_id is not null;
create index quick_messages_listed on quick_messages (account_id, search_form(shortcut), id) where not filed;
create index quick_messages_newest on quick_messages (account_id, created desc, id desc) where not filed;
create index quick_messages_folder on quick_messages (account_id, search_form(folder), folder)
  where not filed and folder <> '';

-- Whose people see a quick message; without a row, everybody's.
create table quick_message_departments (
  account_id bigint not null,
  quick_message_id uuid not null,
  department_id uuid not null,
  primary key (account_id, quick_message_id, department_id),
  foreign key (account_id, quick_message_id) references quick_messages on delete cascade,
  foreign key (account_id, department_id) references departments
);
comment on table quick_message_departments is 'owner: areas/quick-messages';
create index quick_message_departments_department on quick_message_departments (account_id, department_id);
select protect_tenant_table('quick_message_departments');
