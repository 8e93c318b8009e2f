-- What is not as it was agreed: found by both sides near the end of the works, or claimed under a warranty.
create table defects (
  id uuid primary key,
  renovation_id uuid not null references renovations on delete cascade,
  number smallint not null check (number >= 1),
  kind text not null check (kind in ('HANDOVER', 'WARRANTY')),
  state text not null default 'OPEN' check (state in ('OPEN', 'FIXED', 'CLOSED', 'WITHDRAWN')),
  text text not null,
  place text not null default '',
  -- A key of the kinds of rooms; null where it is in none.
  room text,
  severity text not null check (severity in ('MAJOR', 'MINOR')),
  due_on date not null,
  raised_by text not null check (raised_by in ('CLIENT', 'STUDIO')),
  account_id uuid references accounts on delete set null,
  staff_id uuid references staff,
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 6),
  -- What the studio showed when it was fixed, and what the client showed when it was not.
  fix_file_ids uuid[] not null default '{}' check (cardinality(fix_file_ids) <= 6),
  reopen_file_ids uuid[] not null default '{}' check (cardinality(reopen_file_ids) <= 6),
  fixed_at timestamptz,
  closed_at timestamptz,
  closed_by text check (closed_by in ('CLIENT', 'STUDIO')),
  -- Why the studio closed it, or why the client opened it again.
  reason text not null default '',
  reopened smallint not null default 0 check (reopened >= 0),
  created_at timestamptz not null,
  unique (renovation_id, number),
  check (state <> 'FIXED' or fixed_at is not null),
  check ((state = 'CLOSED') = (closed_at is not null)),
  check ((closed_at is null) = (closed_by is null))
);
create index on defects (account_id);
create index on defects (due_on) where state = 'OPEN';
create index on defects (renovation_id) where state in ('OPEN', 'FIXED');

-- Pictures go with their defect: the sweep of unused files removes them.
create function let_go_of_defect_pictures() returns trigger language plpgsql as $$
declare
  kept uuid[] := case tg_op when 'DELETE' then '{}' else new.file_ids || new.fix_file_ids || new.reopen_file_ids end;
begin
  update files set used_at = null
  where id = any (old.file_ids || old.fix_file_ids || old.reopen_file_ids) and not id = any (kept);
  return null;
end $$;
create trigger let_go_of_defect_pictures after delete or update of file_ids, fix_file_ids, reopen_file_ids on defects
for each row execute function let_go_of_defect_pictures();
