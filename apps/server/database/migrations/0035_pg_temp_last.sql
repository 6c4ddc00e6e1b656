-- It runs with the owner's rights: a temporary table of the caller must not be read in place of ours.
alter function find_contacts(text, integer) set search_path = public, pg_temp;
