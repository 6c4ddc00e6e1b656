-- What real WhatsApp brings into conversations, and what leaves besides messages.

-- The Cloud API's name of a customer whose phone is hidden.
alter table contacts add column bsuid text;
alter table contacts drop constraint contacts_check;
alter table contacts add constraint contacts_identified
  check (phone is not null or lid is not null or bsuid is not null);
create unique index contacts_bsuid on contacts (account_id, bsuid) where bsuid is not null;

-- Contacts that turned out to be one person. `gone` is what was merged into the other, kept so that it can be separated
-- again; once it was, the two are never merged by themselves again.
create table contact_merges (
  account_id bigint not null,
  id uuid not null,
  -- The contact in which both go on.
  contact_id uuid not null,
  gone_id uuid not null,
  gone jsonb not null,
  -- What the remaining contact got by it: {phone, lid, bsuid, tags, data, annotations, override_name, ignore}.
  given jsonb not null,
  conversations uuid[] not null default '{}',
  -- Open conversations whose messages moved into one of the remaining contact: [{conversation, into, messages}].
  joined jsonb not null default '[]',
  created timestamptz not null,
  separated timestamptz,
  primary key (account_id, id),
  foreign key (account_id, contact_id) references contacts on delete cascade
);
comment on table contact_merges is 'owner: areas/contacts';
create index contact_merges_contact on contact_merges (account_id, contact_id);
create index contact_merges_gone on contact_merges (account_id, gone_id);
select protect_tenant_table('contact_merges');

alter table messages
  -- What is shown beside a message because its text alone would not be honest; null for most.
  add column marks text[],
  -- The option of a menu that the customer chose.
  add column option_id text;

-- Besides messages and their deletion, edits of messages and reactions to them leave.
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (kind in ('send', 'delete', 'edit', 'react'));
alter table outbox
  -- The new text of an edit; the emoji of a reaction, null to remove it.
  add column content text,
  -- The emoji that the network has, for a reaction that it refuses.
  add column before text;
-- Why the network refused the company's last reaction; null when it took it, or still has to.
alter table reactions add column failure text;
