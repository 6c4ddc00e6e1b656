-- What has to be mailed to the operator. It is found until it was, whichever process noted it.
alter table billing_incidents add column urgent boolean not null default false;
create index billing_incidents_unmailed on billing_incidents (kind, id) where urgent and mailed_at is null;
create index billing_incidents_mailed on billing_incidents (kind, mailed_at) where mailed_at is not null;
