-- Pictures that customers show on WhatsApp, and what a number tells them.

-- A contact's picture is a file of the company like others, and is erased like them.
alter table media drop constraint media_kept_check;
alter table media add constraint media_kept_check
  check (kept in ('thread', 'upload', 'library', 'picture', 'erased'));
-- Nothing was ever stored in it.
alter table contacts drop column profile_picture;
alter table contacts add column profile_picture uuid;
alter table contacts add constraint contacts_profile_picture
  foreign key (account_id, profile_picture) references media on delete set null (profile_picture);
create index contacts_profile_picture on contacts (account_id, profile_picture) where profile_picture is not null;

-- When the network was asked for a contact's picture, so that it is not asked again too soon.
create table contact_pictures (
  account_id bigint not null,
  channel_id bigint not null,
  asked timestamptz not null,
  contact_id uuid not null,
  -- Whether it answered; that there is no picture, or that it is hidden, is an answer too.
  answered boolean not null default false,
  -- SHA-256 of the bytes that came, in hex, by which the same picture is known again.
  digest text,
  primary key (account_id, contact_id),
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, contact_id) references contacts on delete cascade
);
comment on table contact_pictures is 'owner: areas/conversations';
create index contact_pictures_asked on contact_pictures (account_id, channel_id, asked);
select protect_tenant_table('contact_pictures');

-- Whether the business made the change, on its handset; otherwise the customer did.
alter table early_changes add column from_me boolean not null default false;

alter table channels
  -- Whether customers see that their messages were read, and whether their pictures are asked for.
  add column read_receipts boolean not null default true,
  add column profile_pictures boolean not null default true;
