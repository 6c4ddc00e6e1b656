-- Imports of contacts: each with the rows of its sheet, so that it can say what became of every one, and be undone.
create table contact_imports (
  account_id text not null,
  id text not null,
  user_id text not null,
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
create index contact_imports_created on contact_imports (account_id, created desc);

create table contact_import_rows (
  account_id text not null,
  import_id text not null,
  -- As the spreadsheet program numbers it.
  number integer not null,
  cells jsonb not null,
  phone text,
  -- What was done to the phone, and why the row is left out; sentences.
  repair text,
  problem text,
  outcome text check (outcome in ('created', 'updated', 'unchanged', 'undone', 'kept')),
  contact_id text,
  -- Name and variables of a contact that was there before.
  before jsonb,
  tags_added text[] not null default '{}',
  primary key (account_id, import_id, number),
  foreign key (account_id, import_id) references contact_imports on delete cascade
);
create index contact_import_rows_phone on contact_import_rows (account_id, import_id, phone, number);
create index contact_import_rows_waiting on contact_import_rows (account_id, import_id, number)
  where outcome is null and problem is null;

do $$
declare name text;
begin
  foreach name in array array['contact_imports', 'contact_import_rows']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_account on %I to prosa_tenant using (account_id = current_account_id())', name);
    execute format('grant select, insert, update, delete on %I to prosa_tenant', name);
  end loop;
end $$;
