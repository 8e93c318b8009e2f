-- What the studio says it has done of the first steps of a new shop; the others are seen by what the shop holds.
create table settled_first_steps (
  step text primary key,
  settled_at timestamptz not null
);
