-- A source with a line of its own is paused and cancelled as a whole, however many sends of it wait.

alter table send_sources
  -- Whether its sends have a line of their own: their rows keep waiting while it is held, and the pump passes the line over.
  add column own_line boolean not null default false,
  -- How many sends were planned: the position of the next one.
  add column planned integer not null default 0;
comment on column send_sources.cancelled_at is 'set while sends of a cancelled source with a line of its own are still marked as waiting';

update send_sources s set own_line = own.own_line, planned = own.planned
  from (
    select account_id, kind, source_id, bool_or(line = source_id) as own_line, max(position) + 1 as planned
    from sends group by account_id, kind, source_id
  ) as own
  where own.account_id = s.account_id and own.kind = s.kind and own.source_id = s.id;
update sends x set state = 'waiting', reason = null
  from send_sources s
  where s.account_id = x.account_id and s.kind = x.kind and s.id = x.source_id and s.own_line and x.state = 'held';

create index send_sources_own on send_sources (account_id, channel_id) where own_line;
create index send_sources_cancelled on send_sources (cancelled_at) where cancelled_at is not null;
