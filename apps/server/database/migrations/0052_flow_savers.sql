-- Whose save the draft is: two people of a company may have the same name. Null where it was saved before this column.
alter table flows add column saved_by_id uuid;
