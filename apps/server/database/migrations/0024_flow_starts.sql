-- Flows start without a message: by what happens to a conversation or a contact, and on a day that a contact's
-- variable holds.

alter table flows
  -- What starts it besides messages, as `flowEvents` of the contract has it.
  add column events jsonb not null default '{"finished": null, "tagged": null, "changed": null, "date": null}',
  -- When the days of contacts are looked at next; null where no day starts it.
  add column dates_at timestamptz,
  -- The last contact that a look has noted; null between looks.
  add column dates_after uuid;
create index flows_dates on flows (dates_at) where dates_at is not null;

-- The days that variables of contacts hold, written by a trigger of contacts: "25/12", "25/12/1990", "1990-12-25".
create table contact_dates (
  account_id bigint not null,
  contact_id uuid not null,
  name text not null,
  -- Month and day: "12-25".
  day text not null,
  -- Null where none is written.
  year integer,
  primary key (account_id, name, day, contact_id),
  foreign key (account_id, contact_id) references contacts on delete cascade
);
comment on table contact_dates is 'owner: areas/contacts';
create index contact_dates_contact on contact_dates (account_id, contact_id);
select protect_tenant_table('contact_dates');

create function dates_in(data jsonb) returns table (name text, day text, year integer)
  language sql immutable parallel safe
  as $$
    select key, lpad(month, 2, '0') || '-' || lpad(day, 2, '0'), year::integer
    from jsonb_each_text(data) field,
      lateral regexp_match(left(field.value, 40), '^\s*(?:(\d{1,2})/(\d{1,2})(?:/(\d{4}))?|(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?)\s*$') found,
      lateral (select coalesce(found[1], found[6]) as day, coalesce(found[2], found[5]) as month,
        coalesce(found[3], found[4]) as year) written
    where found is not null and month::integer between 1 and 12
      and day::integer between 1 and (array[31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])[month::integer]
  $$;

create function keep_contact_dates() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from contact_dates where account_id = new.account_id and contact_id = new.id;
  end if;
  insert into contact_dates (account_id, contact_id, name, day, year)
    select new.account_id, new.id, found.name, found.day, found.year from dates_in(new.data) found;
  return null;
end $$;
create trigger keep_new_dates after insert on contacts for each row
  when (new.data <> '{}') execute function keep_contact_dates();
create trigger keep_changed_dates after update of data on contacts for each row
  when (new.data is distinct from old.data) execute function keep_contact_dates();

insert into contact_dates (account_id, contact_id, name, day, year)
  select c.account_id, c.id, found.name, found.day, found.year from contacts c, dates_in(c.data) found;

-- What starts a flow without a message: noted once, started or refused once, and kept as the record of it.
create table flow_happenings (
  account_id bigint not null,
  -- The same however often it is noted: the event, or the flow's day, and the contact.
  id text not null,
  kind text not null check (kind in ('finished', 'tagged', 'changed', 'date')),
  contact_id uuid not null,
  -- The conversation that was finished.
  conversation_id uuid,
  -- The flow whose doing it was; null where a person did it.
  by_flow uuid,
  -- The tags that were put on, or the variable.
  about text[] not null default '{}',
  -- The day that the variable holds: "12-25", and "02-29" counts on the 28th in other years.
  days text[] not null default '{}',
  -- The flows that it starts, the first one that may; `flow_id` is that one, or the first of all.
  flow_ids uuid[] not null,
  flow_id uuid not null,
  happened timestamptz not null,
  -- When it starts the flow, and when it is too late.
  due timestamptz not null,
  until timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'started', 'refused')),
  -- Why it did not start, or has to wait.
  reason text,
  run_id uuid,
  primary key (account_id, id),
  foreign key (account_id, contact_id) references contacts on delete cascade,
  foreign key (account_id, flow_id) references flows
);
comment on table flow_happenings is 'owner: areas/flows';
create index flow_happenings_waiting on flow_happenings (account_id, due) where state = 'waiting';
create index flow_happenings_due on flow_happenings (due) where state = 'waiting';
create index flow_happenings_flow on flow_happenings (account_id, flow_id, happened desc);
create index flow_happenings_contact on flow_happenings (account_id, contact_id, happened);
create index flow_happenings_happened on flow_happenings (happened);
select protect_tenant_table('flow_happenings');
