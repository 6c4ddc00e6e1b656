-- Contacts that are merged twice over, and the addresses under which conversations are answered.

alter table contact_merges
  -- The later merges that took the remaining contact of this one into another: it can be separated once these were.
  add column within uuid[] not null default '{}';

alter table conversations
  -- Where the customer is answered: the address they last wrote from over this number, or that it found for their phone.
  add column address text;
update conversations c set address = k.channel_contact_id from contacts k, channels ch
  where k.account_id = c.account_id and k.id = c.contact_id and ch.account_id = c.account_id and ch.id = c.channel_id
    and case ch.driver when 'cloud' then k.channel_contact_id not like '%@lid' else k.channel_contact_id like '%@%' end;
comment on column contacts.channel_contact_id is
  'An address under which the network knows the person; answers go to that of the conversation.';

-- Whether the network answered: a question counts from before it is asked.
alter table phone_checks add column answered boolean not null default true;
