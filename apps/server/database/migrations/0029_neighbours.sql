-- What is due is taken company by company, so that none waits behind another's many.
drop index flow_requests_queued;
create index flow_requests_queued on flow_requests (account_id, available_at) where state = 'queued';
drop index person_mentions_queued;
create index person_mentions_queued on person_mentions (account_id, available_at) where letter = 'queued';

-- What a company uploaded on a day; a company has so much of a day.
create table upload_days (
  account_id text not null references accounts,
  day date not null,
  files integer not null,
  bytes bigint not null,
  primary key (account_id, day)
);
create index upload_days_day on upload_days (day);
alter table upload_days enable row level security;
create policy own_account on upload_days to prosa_tenant using (account_id = current_account_id());
grant select, insert, update, delete on upload_days to prosa_tenant;
