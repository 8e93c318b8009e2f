-- Articles as they are read and found; both are made when one is saved.
alter table posts
  add column html jsonb not null default '{}',
  -- Everything a keyword is looked for in, folded into one spelling.
  add column search_text text not null default '';

alter table post_comments
  -- Why it waits for staff.
  add column held_for text check (held_for in ('links', 'repeat', 'flood')),
  -- By which the same text is known again.
  add column fingerprint text not null default '';
create index on post_comments (fingerprint, created_at desc) where fingerprint <> '';
create index on post_comments (created_at) where status = 'DRAFT';

create trigger announce after insert or update or delete or truncate on posts
  for each statement execute function announce_public_change('posts');
create trigger announce after insert or update or delete or truncate on post_categories
  for each statement execute function announce_public_change('posts');
create trigger announce after insert or update or delete or truncate on post_category_members
  for each statement execute function announce_public_change('posts');

-- A comment that waits changes nothing that is shown.
create trigger announce_new after insert on post_comments
  for each row when (new.status = 'ACTIVE') execute function announce_public_change('posts');
create trigger announce_changed after update on post_comments
  for each row when (old.status = 'ACTIVE' or new.status = 'ACTIVE')
  execute function announce_public_change('posts');
create trigger announce_gone after delete on post_comments
  for each row when (old.status = 'ACTIVE') execute function announce_public_change('posts');
