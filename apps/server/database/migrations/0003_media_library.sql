-- Why a file is kept: with a message, as an upload that nobody has sent yet (swept after a day), or in the library.
alter table media add column kept text not null default 'thread' check (kept in ('thread', 'upload', 'library'));
-- Who uploaded it; null for what came over a channel.
alter table media add column user_id text;
-- A recording made to be heard as a voice note.
alter table media add column ptt boolean not null default false;
-- Of pictures, so that a thread keeps their place before they are there.
alter table media add column width integer;
alter table media add column height integer;
alter table media add column has_thumbnail boolean not null default false;
alter table media add foreign key (account_id, user_id) references users;

create index media_library on media (account_id, type, created desc) where kept = 'library';
create index media_uploads on media (created) where kept = 'upload';
create index messages_media on messages (account_id, media_id) where media_id is not null;
