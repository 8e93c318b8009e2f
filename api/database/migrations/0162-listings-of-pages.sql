-- As of products: what search engines and shared links show in place of title and description.
alter table categories
  add column listing_title jsonb not null default '{}',
  add column listing_description jsonb not null default '{}';
alter table posts
  add column listing_title jsonb not null default '{}',
  add column listing_description jsonb not null default '{}';
alter table projects
  add column listing_title jsonb not null default '{}',
  add column listing_description jsonb not null default '{}';
alter table contents
  add column listing_title jsonb not null default '{}',
  add column listing_description jsonb not null default '{}';
comment on column categories.listing_title is 'Words';
comment on column categories.listing_description is 'Words';
comment on column posts.listing_title is 'Words';
comment on column posts.listing_description is 'Words';
comment on column projects.listing_title is 'Words';
comment on column projects.listing_description is 'Words';
comment on column contents.listing_title is 'Words';
comment on column contents.listing_description is 'Words';

-- Their translations are looked after like those of other texts.
create or replace trigger note_stale_text after insert or delete or update
  of title, excerpt, body, author, tags, picture_alt, listing_title, listing_description, status
  on posts for each row execute function note_stale_text('post', 'id');
create or replace trigger note_stale_text after insert or delete or update
  of title, summary, story, place, materials, team, picture_alt, listing_title, listing_description, status
  on projects for each row execute function note_stale_text('project', 'id');
create or replace trigger note_stale_text after insert or delete or update
  of title, summary, description, materials, care, listing_title, listing_description, drafts, status
  on products for each row execute function note_stale_text('product', 'id');
