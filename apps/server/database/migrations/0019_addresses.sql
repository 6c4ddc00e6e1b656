-- Contacts that are merged twice over, and the addresses under which conversations are answered.

alter table contact_merges
  -- The later merges that took the remaining contact of this one into another: it can be separated once these were.
  add column within uuid[] not null default '{}';

-- Whether the network answered: a question counts from before it is asked.
alter table phone_checks add column answered boolean not null default true;
