-- What members of a renovation and the studio write to each other. Nothing is deleted, only struck out.
create table renovation_messages (
  id uuid primary key,
  renovation_id uuid not null references renovations on delete cascade,
  thread text not null check (thread in ('GENERAL', 'LINE')),
  -- What a thread besides the general one is about: the key of a line, the same in all versions.
  subject_id uuid,
  account_id uuid references accounts on delete set null,
  staff_id uuid references staff,
  text text not null,
  file_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  struck_at timestamptz,
  check ((thread = 'GENERAL') = (subject_id is null)),
  check (account_id is null or staff_id is null)
);
create index on renovation_messages (renovation_id, created_at desc, id desc);
create index on renovation_messages (account_id);

-- Up to when a member has read.
alter table renovation_members add column messages_read_until timestamptz;
-- Up to when the studio has nothing to answer any more.
alter table renovations add column messages_settled_until timestamptz;
