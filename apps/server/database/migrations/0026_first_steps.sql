-- The table of tags is searched, sorted and paged by the database.
alter table tags
  add column search text not null generated always as (search_form(name)) stored;
create index tags_search on tags (account_id, search, id) where not filed;

-- The guide of a new company; a row says that it is over. It has none while it is led.
create table first_steps (
  account_id bigint primary key references accounts,
  ended timestamptz not null,
  -- Who dismissed it; null where its steps were done.
  user_id uuid,
  foreign key (account_id, user_id) references users on delete set null (user_id)
);
comment on table first_steps is 'owner: areas/first-steps';
-- Who talks with customers already is not led.
insert into first_steps (account_id, ended)
  select a.id, now() from accounts a where exists (select from conversations c where c.account_id = a.id);
select protect_tenant_table('first_steps');
