-- When each job that repeats by itself last ran: work that stands still shows here, whatever made it stand.
create table scheduled_jobs (
  name text primary key,
  late_after_seconds integer not null check (late_after_seconds > 0),
  last_at timestamptz not null default now()
);
