-- The portfolio. Style, property type, scope and rooms are keys of contract/src/project-options.ts, the district is one
-- of the 18; what is not known of a project is null and left out wherever it is shown.
create table projects (
  id uuid primary key,
  key text not null unique,
  title jsonb not null,
  slug jsonb not null,
  -- One sentence.
  summary jsonb not null,
  -- Markdown in each language.
  story jsonb not null,
  -- The estate or neighbourhood as people name it; never an address.
  place jsonb,
  style text,
  property_type text,
  district text,
  scope text,
  room_types text[] not null default '{}',
  saleable_sqft integer check (saleable_sqft > 0),
  budget_band text,
  year integer not null check (year between 1950 and 2200),
  -- The works on site, from the first day to the handing over.
  started_on date,
  finished_on date,
  -- A list of texts in three languages.
  materials jsonb not null default '[]',
  -- A list of { role, name }, each a text in three languages.
  team jsonb not null default '[]',
  picture_id uuid references pictures,
  picture_alt jsonb,
  model_file text,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  -- Higher ones come first where the order is "recommended".
  rank integer not null default 0,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (finished_on >= started_on),
  check (extract(year from finished_on) = year),
  check (status <> 'ACTIVE' or (published_at is not null and picture_id is not null))
);
create index on projects (rank desc, id) where status = 'ACTIVE';

create table project_pictures (
  project_id uuid not null references projects on delete cascade,
  position integer not null,
  picture_id uuid not null references pictures,
  alt jsonb not null,
  caption jsonb not null default '{}',
  -- The room it shows; pictures of a room are one gallery.
  room_type text,
  primary key (project_id, position)
);

-- A piece of the catalogue where a picture shows it, in thousandths of the picture's width and height.
create table project_hotspots (
  project_id uuid not null,
  picture_position integer not null,
  product_id uuid not null references products on delete cascade,
  x integer not null check (x between 0 and 1000),
  y integer not null check (y between 0 and 1000),
  primary key (project_id, picture_position, product_id),
  foreign key (project_id, picture_position) references project_pictures (project_id, position)
    on update cascade on delete cascade
);

create table project_comparisons (
  project_id uuid not null references projects on delete cascade,
  position integer not null,
  before_picture_id uuid not null references pictures,
  before_alt jsonb not null,
  after_picture_id uuid not null references pictures,
  after_alt jsonb not null,
  caption jsonb not null default '{}',
  primary key (project_id, position)
);

create table project_videos (
  project_id uuid not null references projects on delete cascade,
  position integer not null,
  title jsonb not null,
  -- What is seen and said, for who cannot see or hear it.
  transcript jsonb not null,
  file text not null,
  seconds integer not null check (seconds > 0),
  picture_id uuid not null references pictures,
  picture_alt jsonb not null,
  primary key (project_id, position)
);

-- Pieces that were used and services that were taken.
create table project_products (
  project_id uuid not null references projects on delete cascade,
  product_id uuid not null references products on delete cascade,
  position integer not null,
  primary key (project_id, product_id)
);

do $$
declare
  name text;
begin
  foreach name in array array[
    'projects', 'project_pictures', 'project_hotspots', 'project_comparisons', 'project_videos', 'project_products'
  ]
  loop
    execute format(
      'create trigger announce after insert or update or delete or truncate on %I
       for each statement execute function announce_public_change(''projects'')', name);
  end loop;
end $$;
