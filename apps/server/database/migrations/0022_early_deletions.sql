-- What waits for its message may also be that the customer took it back: then there is no text.
alter table early_edits rename to early_changes;
alter index early_edits_pkey rename to early_changes_pkey;
alter index early_edits_contact rename to early_changes_contact;
alter table early_changes rename column edited to changed;
alter table early_changes alter column message drop not null;
