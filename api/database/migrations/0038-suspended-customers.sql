-- Why staff suspended a customer; when stands in disabled_at, and by whom in the trail.
alter table accounts add column disabled_reason text;
