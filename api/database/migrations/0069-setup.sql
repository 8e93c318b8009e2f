-- The code that opens the set-up of an empty shop; its row goes with the set-up.
create table setup_codes (
  id boolean primary key default true check (id),
  code_hash bytea not null,
  made_at timestamptz not null
);
