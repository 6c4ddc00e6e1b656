-- Customer messages that a run hears later, in order: the first waits for its file, which is the answer to a question.
alter table flow_runs
  add column mailbox text[] not null default '{}',
  -- When they are heard at the latest.
  add column mailbox_until timestamptz;
