-- Holds a row for as long as staff have paused the jobs of the shop.
create table paused_jobs (
  is_only_one boolean primary key default true check (is_only_one),
  paused_at timestamptz not null default now()
);
