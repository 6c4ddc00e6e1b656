-- What every area's tables stand on. Each file after this one holds the tables of one area. Every table names the folder
-- that writes it (`comment on table … is 'owner: <folder of apps/server/src>'`), which scripts/lint/structure.mjs checks.
-- Companies and WhatsApp numbers have integers as ids, everything else UUIDv7. Every tenant table has account_id first
-- in its key; foreign keys carry it, so no row can point into another company.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- Requests of a company run as this role, which row level security binds; workers use the owner's door.
do $$ begin
  if not exists (select from pg_roles where rolname = 'prosa_tenant') then
    create role prosa_tenant nologin;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of this server was first
end $$;
do $$ begin execute format('grant prosa_tenant to %I', current_user); end $$;

create function current_account_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.account_id', true), '')::bigint $$;

-- Refuses to write for a company that is frozen (account_sequences). It looks once a transaction, at its first write:
-- who freezes a company waits for the transactions that wrote before.
create function obey_freeze() returns trigger language plpgsql as $$
begin
  if exists (select from account_sequences where account_id = current_account_id() and frozen is not null) then
    raise exception 'company % is frozen', current_account_id() using errcode = 'PR001';
  end if;
  perform set_config('app.may_write', 'yes', true);
  return null;
end $$;

-- Binds a table to the company of the connection: a forgotten where-clause finds nothing of another company. Row
-- security is not forced on the owner: pg_dump, COPY and logical replication run as the owner and refuse forced tables.
create function protect_tenant_table(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('create policy own_account on %s to prosa_tenant using (account_id = current_account_id())', tenant_table);
  execute format('grant select, insert, update, delete on %s to prosa_tenant', tenant_table);
  execute format('create trigger obey_freeze before insert or update or delete on %s for each statement
    when (current_setting(''app.may_write'', true) is distinct from ''yes'') execute function obey_freeze()', tenant_table);
end $$;

-- Search ignores case and accents; unaccent itself is only stable, and an index needs immutable.
create function search_form(value text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', value)) $$;
