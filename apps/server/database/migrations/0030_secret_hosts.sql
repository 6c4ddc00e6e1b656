-- The hosts a flow's secret may be sent to; one without any is sent nowhere until somebody saves it anew with its value.
alter table flow_secrets add column hosts text[] not null default '{}';
