-- Rows of imports are written once and changed once or twice: room on their pages, and no index on what changes.
alter table contact_import_rows set (fillfactor = 45);
drop index contact_import_rows_waiting;
drop index contact_import_rows_phone;
-- To forget a person who is erased.
create index contact_import_rows_person on contact_import_rows (account_id, phone);
create index contact_import_rows_rejected on contact_import_rows (account_id, import_id, number)
  where problem is not null;
