-- Of a text that leaves: whether the page that its first link leads to is shown below it.
alter table messages add column link_preview boolean not null default false;
