-- Thanks after the end do not start a flow again.
alter table flows
  -- How long after the end of a conversation over the same number; 0 is not at all.
  add column quiet_minutes integer not null default 60 check (quiet_minutes between 0 and 1440);
