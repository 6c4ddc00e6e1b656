-- A live run is looked up by its conversation, many at a time, and no other index may seem as good for it: while little
-- is known of a table, one that begins with the company does, and then each lookup reads all of the company's runs.
-- So what else is asked of live runs is asked by indexes that do not hold for this lookup.
drop index flow_runs_live;
drop index flow_runs_conversation;
drop index flow_runs_contact;
drop index flow_runs_at;
drop index flow_runs_due;
drop index flow_runs_next;
create unique index flow_runs_live on flow_runs (conversation_id, account_id) where ending is null;
create index flow_runs_conversation on flow_runs (conversation_id, account_id, started);
create index flow_runs_at on flow_runs (at_flow, at_node, account_id) where ending is null and at_node <> '';
-- For the next moment over all companies, and for what of one company is due by now.
create index flow_runs_due on flow_runs (wake_at, account_id) where ending is null and wake_at is not null;
