-- The secret address under which a person's calendar reads appointments; a new one takes the place of the last.
create table calendar_feeds (
  staff_id uuid primary key references staff,
  token_hash bytea not null unique,
  scope text not null check (scope in ('OWN', 'ALL')),
  language text not null check (language in ('zh', 'cn', 'en')),
  created_at timestamptz not null,
  read_at timestamptz
);
