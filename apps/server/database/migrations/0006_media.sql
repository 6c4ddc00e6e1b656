-- Files of companies; their bytes are in the storage.
create table media (
  account_id bigint not null references accounts,
  id uuid not null,
  -- Who uploaded it; null for what came over a channel.
  user_id uuid,
  type text not null check (type in ('image', 'audio', 'video', 'document')),
  mime text not null,
  name text not null,
  size integer not null,
  -- Why a file is kept: with a message, as an upload that nobody has sent yet (swept after a day), or in the library.
  -- Of an erased contact the bytes go first, then the row, so that a crash in between forgets none.
  kept text not null default 'thread' check (kept in ('thread', 'upload', 'library', 'erased')),
  -- A recording made to be heard as a voice note.
  ptt boolean not null default false,
  -- What may go out as a voice note where a driver can send one: the file itself, or a copy of it kept beside it.
  voice text check (voice in ('itself', 'copy')),
  -- Of pictures, so that a thread keeps their place before they are there.
  width integer,
  height integer,
  has_thumbnail boolean not null default false,
  created timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users
);
comment on table media is 'owner: areas/media';
create index media_library on media (account_id, type, created desc) where kept = 'library';
create index media_uploads on media (created) where kept = 'upload';
create index media_erased on media (account_id) where kept = 'erased';
select protect_tenant_table('media');
