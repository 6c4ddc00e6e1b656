-- What a person answers leaves before what bots say, and that before what goes to many customers at once.
alter table outbox add column lane smallint not null default 0 check (lane between 0 and 2);
create index outbox_lanes on outbox (channel_id, lane, number);
drop index outbox_channel;
