-- The `=` of an exclusion constraint needs it. PostgreSQL trusts the extension, so that the owner of the database may add it.
create extension if not exists btree_gist;

create table appointment_slots (
  id uuid primary key,
  kind text not null check (kind in ('SHOWROOM', 'MEASUREMENT', 'SITE_MEETING', 'INSPECTION')),
  starts_at timestamptz not null check (date_bin('5 minutes', starts_at, '2000-01-01T00:00Z') = starts_at),
  ends_at timestamptz not null,
  capacity smallint not null check (capacity between 1 and 20),
  -- Kept by the trigger below: holds, and appointments that are not cancelled.
  taken smallint not null default 0,
  -- None: everywhere.
  districts text[] not null default '{}',
  staff_id uuid references staff,
  place jsonb,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (ends_at - starts_at between interval '15 minutes' and interval '240 minutes'),
  constraint appointment_slots_places check (taken between 0 and capacity),
  constraint appointment_slots_overlap exclude using gist (staff_id with =, tstzrange(starts_at, ends_at) with &&)
    where (removed_at is null)
);
comment on column appointment_slots.place is 'Words';
create index on appointment_slots (kind, starts_at) where removed_at is null;
create index on appointment_slots (starts_at);

create table appointment_holds (
  id uuid primary key,
  slot_id uuid not null references appointment_slots on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  -- From then on the place is free, whether or not a job has removed the row.
  expires_at timestamptz not null
);
create index on appointment_holds (slot_id);
create index on appointment_holds (account_id);

create table appointments (
  id uuid primary key,
  reference text not null unique,
  slot_id uuid not null references appointment_slots,
  status text not null check (status in ('UNCONFIRMED', 'BOOKED', 'CANCELLED', 'DONE', 'MISSED')),
  account_id uuid references accounts on delete set null,
  enquiry_id uuid references enquiries on delete set null,
  language text not null check (language in ('zh', 'cn', 'en')),
  name text not null,
  email text,
  area_code text,
  phone text,
  district text,
  address text not null,
  note text not null,
  -- Rises whenever the time changes or ends, so that calendars take the change.
  sequence integer not null default 0,
  -- Unconfirmed past this moment, it has no place any more.
  confirm_by timestamptz,
  -- When the present time was agreed on.
  settled_at timestamptz,
  cancelled_by text check (cancelled_by in ('VISITOR', 'STUDIO', 'CLOCK')),
  reason text,
  mail_reminder_at timestamptz,
  text_reminder_at timestamptz,
  created_at timestamptz not null,
  check (email is not null or phone is not null),
  check ((status = 'UNCONFIRMED') <= (confirm_by is not null)),
  check ((status = 'CANCELLED') = (cancelled_by is not null))
);
create index on appointments (slot_id);
create index on appointments (account_id);
create index on appointments (enquiry_id);
create index on appointments (email) where status in ('UNCONFIRMED', 'BOOKED');
create index on appointments (phone) where status in ('UNCONFIRMED', 'BOOKED');

-- Whatever way a hold or an appointment comes, moves or goes, its place goes with it.
create function count_places() returns trigger language plpgsql as $$
declare
  left_slot uuid := case when to_jsonb(old) ->> 'status' is distinct from 'CANCELLED' then old.slot_id end;
  taken_slot uuid := case when to_jsonb(new) ->> 'status' is distinct from 'CANCELLED' then new.slot_id end;
begin
  if left_slot is distinct from taken_slot then
    update appointment_slots set taken = taken - 1 where id = left_slot;
    update appointment_slots set taken = taken + 1 where id = taken_slot;
  end if;
  return null;
end $$;

create trigger count_places after insert or update of slot_id, status or delete on appointments
for each row execute function count_places();
create trigger count_places after insert or update of slot_id or delete on appointment_holds
for each row execute function count_places();
