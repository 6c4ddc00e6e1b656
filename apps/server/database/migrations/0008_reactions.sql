-- What each side of a talk put on a message. Kept under the network's id, so that a reaction may come before its message;
-- a row without emoji is one that was taken away. Nothing in it says who the customer is.
create table reactions (
  account_id text not null,
  channel_id text not null,
  platform_message_id text not null,
  origin text not null check (origin in ('customer', 'user')),
  emoji text,
  created timestamptz not null,
  primary key (account_id, channel_id, platform_message_id, origin),
  foreign key (account_id, channel_id) references channels
);
alter table reactions enable row level security;
create policy own_account on reactions to prosa_tenant using (account_id = current_account_id());
grant select, insert, update, delete on reactions to prosa_tenant;

-- Reactions go with their message, whoever deletes it.
create function reactions_of_deleted_messages() returns trigger language plpgsql as $$
begin
  delete from reactions r using gone
    where r.account_id = gone.account_id and r.channel_id = gone.channel_id
      and r.platform_message_id = gone.platform_message_id;
  return null;
end $$;
create trigger messages_take_reactions after delete on messages
  referencing old table as gone for each statement execute function reactions_of_deleted_messages();
