-- What the desk filters by stands on the conversation itself, so that walking the list reads one table. Kept by
-- triggers, so that no way of changing a contact or its tags can forget it.
alter table conversations add column contact_search text not null default '';
alter table conversations add column contact_tags text[] not null default '{}';

create function tags_of_contact(account text, contact text) returns text[] language sql stable
  as $$ select array(select tag_id from contact_tags where account_id = account and contact_id = contact) $$;

create function conversation_takes_contact() returns trigger language plpgsql as $$
begin
  select search, tags_of_contact(account_id, id) into new.contact_search, new.contact_tags
    from contacts where account_id = new.account_id and id = new.contact_id;
  return new;
end $$;
create trigger conversation_takes_contact before insert on conversations
  for each row execute function conversation_takes_contact();

create function contact_search_to_conversations() returns trigger language plpgsql as $$
begin
  update conversations set contact_search = new.search
    where account_id = new.account_id and contact_id = new.id;
  return null;
end $$;
create trigger contact_search_to_conversations after update on contacts
  for each row when (old.search is distinct from new.search) execute function contact_search_to_conversations();

create function contact_tags_to_conversations() returns trigger language plpgsql as $$
begin
  update conversations c set contact_tags = tags_of_contact(c.account_id, c.contact_id)
    from (select distinct account_id, contact_id from changed) as changed
    where c.account_id = changed.account_id and c.contact_id = changed.contact_id;
  return null;
end $$;
create trigger contact_tags_added after insert on contact_tags
  referencing new table as changed for each statement execute function contact_tags_to_conversations();
create trigger contact_tags_removed after delete on contact_tags
  referencing old table as changed for each statement execute function contact_tags_to_conversations();

update conversations c
  set contact_search = ct.search, contact_tags = tags_of_contact(ct.account_id, ct.id)
  from contacts ct where ct.account_id = c.account_id and ct.id = c.contact_id;

-- The best plan depends on how often a pattern occurs; a generic one would read every match of a frequent one.
alter function find_contacts(text, integer) set plan_cache_mode = force_custom_plan;
