-- Files of many products go on by themselves after their call: the file waits in the storage under `imports/<id>.csv`.
create table product_imports (
  id uuid primary key,
  staff_id uuid not null references staff,
  -- The network it came from, for the trail.
  source text,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPLIED', 'REFUSED')),
  rows int not null,
  rows_done int not null default 0,
  outcome jsonb,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'WAITING') = (ended_at is null)),
  check ((status = 'WAITING') = (outcome is null)),
  check (rows_done between 0 and rows)
);
comment on column product_imports.outcome is 'ImportOutcome';
create index on product_imports (created_at desc);
