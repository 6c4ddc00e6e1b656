-- Search over all messages of a company (docs/decisions/0063-search-over-messages.md).

-- The words of a text without case and accents, with one space between them.
create function search_words(value text) returns text language sql immutable parallel safe strict
  as $$ select trim(regexp_replace(search_form(value), '[^[:alnum:]]+', ' ', 'g')) $$;

-- The text of a message that is searched. Of a contact card only the values, since the field names are the same on
-- every card.
create function said_in(type text, message text, file_name text) returns text language sql immutable parallel safe
  as $$ select case when type = 'contact' then regexp_replace(message, '^[^:]*:', '', 'gn') else message end
    || ' ' || coalesce(file_name, '') $$;

-- Every 16 384 places of a company are a stretch. Words are indexed as <company>.<stretch>.<word>: so the index answers
-- for one company, newest stretch first, and never reads more of a frequent word than one stretch holds.
create function stretch_of(place integer) returns integer language sql immutable parallel safe strict
  as $$ select place >> 14 $$;

create function indexed_words(account bigint, place integer, said text) returns tsvector
  language sql immutable parallel safe
  as $$ select array_to_tsvector(array(
    select distinct account || '.' || stretch_of(place) || '.' || left(word, 40)
    from unnest(string_to_array(search_words(said), ' ')) as word where word <> '')) $$;

create table message_search (
  account_id bigint not null,
  message_id uuid not null,
  -- Counts the company's messages in the order in which they were indexed.
  place integer not null,
  words tsvector not null,
  primary key (account_id, message_id),
  foreign key (account_id, message_id) references messages on delete cascade
);
comment on table message_search is 'owner: areas/conversations';

insert into message_search (account_id, message_id, place, words)
  select account_id, id, place, indexed_words(account_id, place, said) from (
    select account_id, id, said_in(type, message, file_name) as said,
      row_number() over (partition by account_id order by created, id)::integer as place
    from messages where not deleted and (type <> 'system' or event = 'note')
  ) as kept
  where search_words(said) <> '';

create unique index message_search_place on message_search (account_id, place);
-- Without a list of pending entries, which every search would read.
create index message_search_words on message_search using gin (words) with (fastupdate = off);
select protect_tenant_table('message_search');

-- The history by who attended.
create index conversations_finished_owner on conversations (account_id, user_id, activity_slot desc)
  where finished is not null;

-- Returns the newest messages before a place that have all these words, of the company of the connection. It runs with
-- the owner's rights as find_contacts does: under row level security the planner may not use the index of words. Which
-- of them the person may see is for the caller to decide.
create function find_messages(beginnings text, phrases text, before integer, most integer)
  returns table (message_id uuid, place integer)
  language plpgsql stable security definer
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  as $$
declare
  account constant bigint := current_account_id();
  found_so_far integer := 0;
  here integer;
  wanted constant text := (
    select string_agg(distinct format('''#.%s''%s', left(word, 40), ending), ' & ')
    from (values (beginnings, ':*'), (phrases, '')) as given(said, ending),
      unnest(string_to_array(search_words(said), ' ')) as word
    where word <> '');
  newest constant integer := (
    select s.place from message_search s
    where s.account_id = account and s.place < before order by s.place desc limit 1);
  oldest constant integer := (
    select s.place from message_search s where s.account_id = account order by s.place limit 1);
begin
  if wanted is null or newest is null then return; end if;
  for stretch in reverse stretch_of(newest) .. stretch_of(oldest) loop
    return query
      with having_words as materialized (
        select s.message_id, s.place from message_search s
        where s.words @@ replace(wanted, '#', account || '.' || stretch)::tsquery
      )
      select h.message_id, h.place from having_words h
      where h.place < before order by h.place desc limit most - found_so_far;
    get diagnostics here = row_count;
    found_so_far := found_so_far + here;
    exit when found_so_far >= most;
  end loop;
end $$;
revoke all on function find_messages(text, text, integer, integer) from public;
grant execute on function find_messages(text, text, integer, integer) to prosa_tenant;
