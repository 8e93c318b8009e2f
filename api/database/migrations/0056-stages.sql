-- Foremen: they see the renovations that they are assigned to, and no money.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check check (role in ('owner', 'manager', 'editor', 'support', 'site'));

create table renovation_foremen (
  renovation_id uuid not null references renovations on delete cascade,
  staff_id uuid not null references staff,
  primary key (renovation_id, staff_id)
);
create index on renovation_foremen (staff_id);

-- The stages of works: as they were agreed, as they are planned now, and what happened.
create table stages (
  renovation_id uuid not null references renovations on delete cascade,
  key text not null check (key ~ '^[a-z0-9-]{1,40}$'),
  title jsonb not null,
  weight smallint not null check (weight between 1 and 100),
  -- As the quotation was accepted, which never changes; null for a stage that came later.
  planned_start date,
  planned_end date,
  -- As it is planned now.
  starts_on date not null,
  working_days smallint not null check (working_days between 1 and 120),
  status text not null default 'PLANNED' check (status in ('PLANNED', 'STARTED', 'DONE')),
  percent smallint not null default 0 check (percent between 0 and 100),
  actual_start date,
  actual_end date,
  next_step jsonb not null default '{}',
  waits_for text check (waits_for in ('CLIENT', 'STUDIO', 'BUILDING')),
  -- Why it was begun again after it had been done.
  reopened_reason text not null default '',
  primary key (renovation_id, key),
  check ((planned_start is null) = (planned_end is null)),
  check ((status = 'PLANNED') = (actual_start is null)),
  check ((status = 'DONE') = (actual_end is not null)),
  check ((status = 'DONE') = (percent = 100)),
  check (status <> 'PLANNED' or percent = 0),
  check (actual_end >= actual_start)
);
comment on column stages.title is 'Words';
comment on column stages.next_step is 'Words';

create function freeze_stage() returns trigger language plpgsql as $$
begin
  if (new.planned_start, new.planned_end) is distinct from (old.planned_start, old.planned_end) then
    raise exception 'a stage that was agreed keeps its days' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger freeze_stage before update on stages for each row execute function freeze_stage();

-- Rises with every change of the list.
alter table renovations add column stages_revision integer not null default 1;

-- Contracts of before have their stages in the document that was accepted.
insert into stages (renovation_id, key, title, weight, planned_start, planned_end, starts_on, working_days)
select q.renovation_id, s ->> 'key', s -> 'title', (s ->> 'weight')::smallint, (s ->> 'planned_start')::date,
  coalesce(s ->> 'planned_end', s ->> 'planned_start')::date, (s ->> 'planned_start')::date,
  (s ->> 'working_days')::smallint
from quotations q, jsonb_array_elements(q.content -> 'stages') s
where q.status = 'ACCEPTED';

-- Days that the weather took, in all renovations alike.
create table weather_days (
  id uuid primary key,
  day date not null unique,
  cause text not null check (cause in ('T8', 'BLACK_RAIN', 'EXTREME_CONDITIONS', 'OTHER')),
  half_days smallint not null check (half_days between 1 and 2),
  reason text not null default '',
  staff_id uuid not null references staff,
  created_at timestamptz not null,
  check (cause <> 'OTHER' or reason <> '')
);
