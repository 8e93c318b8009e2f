-- By which way each of the staff wants to hear of what, and when not. What nobody chose is as the software has it.
create table staff_notice_choices (
  staff_id uuid not null references staff on delete cascade,
  kind text not null check (kind in ('order', 'proof', 'payment', 'enquiry', 'appointment', 'message', 'decision', 'defect',
    'review', 'comment', 'refund', 'stock', 'health')),
  bell boolean not null,
  mail boolean not null,
  primary key (staff_id, kind)
);

-- Quiet from and to a minute of the day in Hong Kong, on nights that begin on these days (0 is Sunday).
create table staff_quiet_hours (
  staff_id uuid primary key references staff on delete cascade,
  days smallint[] not null,
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439)
);

-- What is to be sent to a person, together, as soon as it is not quiet for them.
create table staff_notice_waits (
  staff_id uuid not null references staff on delete cascade,
  notice_id uuid not null references staff_notices on delete cascade,
  primary key (staff_id, notice_id)
);
create index on staff_notice_waits (notice_id);

-- What happened before there was a choice was told by the bell.
alter table staff_notices add column is_told boolean not null default true;
alter table staff_notices alter column is_told set default false;
-- Few rows.
create index on staff_notices (at) where not is_told;
