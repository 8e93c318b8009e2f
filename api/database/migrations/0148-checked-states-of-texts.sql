-- Reads the texts while they can be written, which widening the states did not.
alter table posts validate constraint posts_status_check;
alter table projects validate constraint projects_status_check;
