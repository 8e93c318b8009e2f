-- A member's picture that is shown beside what was said in public. Those chosen before were promised to stay private.
alter table files add column is_public boolean not null default false;
