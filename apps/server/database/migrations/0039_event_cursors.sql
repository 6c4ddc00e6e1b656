-- How far each follower has read a company's events.
create table event_cursors (
  account_id text not null references accounts,
  follower text not null,
  sequence bigint not null,
  primary key (account_id, follower)
);
create index event_cursors_follower on event_cursors (follower, account_id);

-- The calendar by which a company's days were counted.
create table report_calendars (
  account_id text primary key references accounts,
  time_zone text not null
);

-- When it was opened: days can be counted anew without the events, which are pruned.
alter table report_conversations add column opened timestamptz;
update report_conversations r set opened = c.created
  from conversations c where c.account_id = r.account_id and c.id = r.id;
update report_conversations r set opened = (r.day + time '12:00') at time zone p.time_zone
  from report_progress p where p.account_id = r.account_id and r.opened is null;

-- What is counted of erased contacts stood in the days alone: these companies are counted from their events once more,
-- all of which are still there.
do $$
declare name text;
begin
  foreach name in array array['report_progress', 'report_conversations', 'report_contacts', 'report_days',
    'report_tag_days']
  loop
    execute format('delete from %I where account_id in (select account_id from erasures)', name);
  end loop;
end $$;
alter table report_conversations alter column opened set not null;

insert into event_cursors (account_id, follower, sequence)
  select account_id, 'flows', sequence from flow_progress
  union all select account_id, 'reports', sequence from report_progress;
insert into report_calendars (account_id, time_zone) select account_id, time_zone from report_progress;
drop table flow_progress;
drop table report_progress;

do $$
declare name text;
begin
  foreach name in array array['event_cursors', 'report_calendars']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_account on %I to prosa_tenant using (account_id = current_account_id())', name);
    execute format('grant select, insert, update, delete on %I to prosa_tenant', name);
  end loop;
end $$;
