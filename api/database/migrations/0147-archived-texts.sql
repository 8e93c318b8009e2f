-- An article or project that is put away, as products are: out of the shop, and of lists of staff unless they ask for it.
-- What is there already fits, and is not read again.
alter table posts
  drop constraint posts_status_check,
  add constraint posts_status_check check (status in ('DRAFT', 'ACTIVE', 'INACTIVE', 'ARCHIVED')) not valid;
alter table projects
  drop constraint projects_status_check,
  add constraint projects_status_check check (status in ('DRAFT', 'ACTIVE', 'INACTIVE', 'ARCHIVED')) not valid;
