-- Of what staff were told by mail: when, and when it was last found so.
create table told_troubles (
  kind text primary key check (kind in ('jobs', 'messages', 'failed', 'late', 'backup', 'refunds', 'payments', 'disk')),
  told_at timestamptz not null,
  seen_at timestamptz not null
);
