-- Drawings, models, pictures, films and papers of a renovation, which staff put there and share.
create table renovation_files (
  id uuid primary key,
  renovation_id uuid not null references renovations on delete cascade,
  kind text not null check (kind in ('DRAWING', 'MODEL', 'IMAGE', 'VIDEO', 'PAPER')),
  title text not null,
  -- Within its kind.
  position integer not null,
  is_shared boolean not null default false,
  created_at timestamptz not null
);
create index on renovation_files (renovation_id, kind, position, id);

-- The file as it came, and each time anew; none is ever overwritten.
create table renovation_file_revisions (
  file_id uuid not null references renovation_files on delete cascade,
  revision smallint not null check (revision > 0),
  storage_key text not null unique,
  -- A small form of a picture.
  small_key text unique,
  type text not null,
  bytes integer not null,
  -- Of a picture in pixels, of a model in centimetres.
  width integer not null default 0,
  height integer not null default 0,
  depth integer not null default 0,
  staff_id uuid references staff,
  created_at timestamptz not null,
  primary key (file_id, revision)
);
