-- Who of the staff did what a notice tells of: a transaction of theirs names them. Null for customers, jobs and tools.
alter table staff_notices add column done_by uuid references staff on delete set null
  default nullif(current_setting('fitout.staff_id', true), '')::uuid;
-- Few rows.
create index on staff_notices (done_by) where done_by is not null;
