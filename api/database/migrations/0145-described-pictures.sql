-- A picture is described before anything shows it. One that was removed from the library, and is used nowhere, is hidden there;
-- orders and earlier versions of texts still show it.
alter table pictures
  add column alt jsonb not null default '{}',
  add column removed_at timestamptz;
comment on column pictures.alt is 'Words';
