import { sql } from '../db/sql.ts';
import { sqlCheck, type Check } from './check.ts';

const tenantTables = sql`select c.oid, c.relname::text as name, c.relrowsecurity, c.relreplident from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

/** What has to hold of the schema, as it is in the database and not as the migrations say. */
export const schemaChecks: readonly Check[] = [
  sqlCheck(
    'Cada tabela de empresas mostra a cada empresa só as linhas dela.',
    sql`select t.name from (${tenantTables}) t where not t.relrowsecurity or not exists (
      select from pg_policies p where p.schemaname = 'public' and p.tablename = t.name
        and p.cmd = 'ALL' and p.qual = '(account_id = current_account_id())')
      or exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = t.name
        and p.policyname <> 'own_account')`,
  ),
  sqlCheck(
    'Cada tabela de empresas obedece ao congelamento.',
    sql`select t.name from (${tenantTables}) t where not exists (
      select from pg_trigger g where g.tgrelid = t.oid and g.tgname = 'obey_freeze' and g.tgenabled = 'O')`,
  ),
  sqlCheck(
    'Cada tabela de empresas é replicada por uma chave com a empresa.',
    sql`select t.name from (${tenantTables}) t where not exists (
      select from pg_index i join pg_attribute k on k.attrelid = t.oid and k.attnum = any(i.indkey)
      where i.indrelid = t.oid and k.attname = 'account_id'
        and case t.relreplident when 'd' then i.indisprimary when 'i' then i.indisreplident end)`,
  ),
  sqlCheck(
    'Nenhum índice ficou pela metade.',
    sql`select c.relname::text from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace and not (i.indisvalid and i.indisready)`,
  ),
  sqlCheck(
    'A tabela de travas do PostgreSQL está menos da metade cheia.',
    sql`select held || ' de ' || room from (
        select (select count(*) from pg_locks) as held,
          current_setting('max_locks_per_transaction')::integer * (
            current_setting('max_connections')::integer + current_setting('max_prepared_transactions')::integer
          ) as room
      ) locks where held * 2 > room`,
  ),
];
