-- What a customer wrote first, and when they changed it; null in messages that were never edited.
alter table messages
  add column first_text text,
  add column edited timestamptz;

-- Edits that arrived before their message; applied when it comes, and gone with their contact.
create table early_edits (
  account_id text not null,
  channel_id text not null,
  platform_message_id text not null,
  contact_id text not null,
  message text not null,
  -- When the customer made it.
  edited timestamptz not null,
  created timestamptz not null,
  primary key (account_id, channel_id, platform_message_id),
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, contact_id) references contacts on delete cascade
);
create index early_edits_contact on early_edits (account_id, contact_id);
alter table early_edits enable row level security;
create policy own_account on early_edits to prosa_tenant using (account_id = current_account_id());
grant select, insert, update, delete on early_edits to prosa_tenant;
