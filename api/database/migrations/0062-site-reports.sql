-- Pictures that staff take on site belong to no customer's account.
alter table files
  alter column account_id drop not null,
  add column staff_id uuid references staff,
  -- Of the bytes as they came: a picture that is sent twice is kept once.
  add column source_hash text,
  add check ((account_id is null) = (staff_id is not null));
create index on files (staff_id, source_hash) where staff_id is not null and used_at is null;

-- What the site tells of a day.
create table site_reports (
  id uuid primary key,
  renovation_id uuid not null references renovations on delete cascade,
  day date not null,
  text text not null,
  stage_key text,
  present text not null,
  staff_id uuid not null references staff,
  -- Made on the device, which may send a report again days after its answer was lost.
  device_key text,
  created_at timestamptz not null,
  published_at timestamptz,
  revision integer not null default 1,
  unique (staff_id, device_key),
  foreign key (renovation_id, stage_key) references stages (renovation_id, key) on delete set null (stage_key)
);
create index on site_reports (renovation_id, day desc, id desc);
create index on site_reports (renovation_id, stage_key);

create table site_report_pictures (
  report_id uuid not null references site_reports on delete cascade,
  position smallint not null check (position between 1 and 20),
  file_id uuid not null references files,
  primary key (report_id, position)
);
create unique index on site_report_pictures (file_id);

-- A picture goes with its report, whatever took the report away: the sweep of unused files removes it.
create function let_go_of_site_picture() returns trigger language plpgsql as $$
begin
  update files set used_at = null where id = old.file_id;
  return null;
end $$;
create trigger let_go_of_site_picture after delete on site_report_pictures
  for each row execute function let_go_of_site_picture();
