-- Which colleagues have a thing open. Of no worth after a minute, so it is not kept over a crash.
create unlogged table staff_presence (
  subject text not null,
  subject_id uuid not null,
  staff_id uuid not null references staff on delete cascade,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (subject, subject_id, staff_id)
);
