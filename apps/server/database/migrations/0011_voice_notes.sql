-- What may go out as a voice note where a driver can send one: the file itself, or a copy of it kept beside it.
alter table media add column voice text check (voice in ('itself', 'copy'));
-- The customer spoke it; known before the file is there.
alter table messages add column voice boolean not null default false;
