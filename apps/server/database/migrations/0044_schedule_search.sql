-- Schedules are found by part of a text, a phone, or the name of a contact or flow without reading all of a company.

alter table schedules
  add column search text not null generated always as (search_form(message || ' ' || coalesce(phone, ''))) stored;
create index schedules_search on schedules using gin (account_id, search gin_trgm_ops) where filed_at is null;
create index schedules_flow on schedules (account_id, flow_id) where flow_id is not null;

-- With the owner's rights, as find_contacts and for its reason. `digits` is the pattern of the digits that were typed, for
-- phones; null where there are too few.
create function find_schedules(pattern text, digits text, most integer) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
    with people as materialized (
      select find_contacts(pattern, most) as id
      union
      select find_contacts(digits, most) where digits is not null
    )
    select id from (
      select id from schedules
      where account_id = current_account_id() and filed_at is null and search like pattern
      union
      select id from schedules
      where account_id = current_account_id() and filed_at is null and search like digits and phone like digits
      union
      select id from schedules
      where account_id = current_account_id() and filed_at is null and contact_id in (select id from people)
      union
      -- Scheduled by phone, which became a contact when it left.
      select s.id from sends x join schedules s on s.account_id = x.account_id and s.plan_id = x.source_id
      where x.account_id = current_account_id() and x.kind = 'schedule' and x.contact_id in (select id from people)
        and s.filed_at is null
      union
      select s.id from flows f join schedules s on s.account_id = f.account_id and s.flow_id = f.id
      where f.account_id = current_account_id() and search_form(f.name) like pattern and s.filed_at is null
    ) as hits
    limit most
  $$;
revoke all on function find_schedules(text, text, integer) from public;
grant execute on function find_schedules(text, text, integer) to prosa_tenant;
