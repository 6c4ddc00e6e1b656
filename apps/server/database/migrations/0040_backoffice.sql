-- The list of customers is read across companies: the newest first, and one by their id.
create index users_newest on users (created desc, id desc) where kind = 'member' and not filed;
create index users_id on users (id) where kind = 'member' and not filed;

-- Until now only the demo workspace had staff, as the owner of a company of their own.
update accounts set provider = true
  where id = (select account_id from users where system_user_roles <> '{}' order by created, id limit 1);
update users set kind = 'staff', user_role = 'user'
  where system_user_roles <> '{}' and account_id = (select id from accounts where provider);
