-- A client's renovation: the room in which client and studio work, from the enquiry to the end of the warranty.
create table renovations (
  id uuid primary key,
  reference text not null unique,
  status text not null default 'PLANNING' check (status in
    ('PLANNING', 'QUOTED', 'ACCEPTED', 'IN_PROGRESS', 'INSPECTION', 'HANDED_OVER', 'CLOSED', 'CANCELLED')),
  title text not null,
  -- The client's, in which papers and mails are written.
  language text not null check (language in ('zh', 'cn', 'en')),
  property_type text,
  district text,
  saleable_sqft integer check (saleable_sqft > 0),
  scope text,
  style text,
  budget text,
  address text not null default '',
  -- What the client asked for, as it came with the enquiry.
  description text not null default '',
  client_name text not null,
  client_email text,
  client_area_code text,
  client_phone text,
  enquiry_id uuid unique references enquiries on delete set null,
  -- Pictures and floor plans that came with the enquiry.
  file_ids uuid[] not null default '{}',
  staff_id uuid references staff,
  -- What the building asks for: permit, deposit, hours.
  building jsonb not null,
  cancelled_reason text,
  revision integer not null default 1,
  created_at timestamptz not null,
  -- When something last happened in the room.
  moved_at timestamptz not null
);
comment on column renovations.building is 'Building';
create index on renovations (status, moved_at desc, id desc);
create index on renovations (staff_id);

create table renovation_checks (
  renovation_id uuid not null references renovations on delete cascade,
  key text not null check (key in ('STRUCTURE', 'MINOR_WORKS', 'ELECTRICAL', 'PLUMBING', 'GAS', 'INSURANCE_CAR',
    'INSURANCE_EC', 'PERMIT')),
  state text not null check (state in ('NEEDED', 'NOT_NEEDED', 'DONE')),
  number text not null default '',
  valid_until date,
  reason text not null default '',
  staff_id uuid references staff,
  changed_at timestamptz not null,
  primary key (renovation_id, key),
  check (state <> 'NOT_NEEDED' or reason <> '')
);

create table renovation_members (
  id uuid primary key,
  renovation_id uuid not null references renovations on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  "right" text not null check ("right" in ('CLIENT', 'APPROVE', 'READ')),
  created_at timestamptz not null,
  unique (renovation_id, account_id)
);
create unique index renovation_has_one_client on renovation_members (renovation_id) where "right" = 'CLIENT';
create index on renovation_members (account_id);

create table renovation_invitations (
  id uuid primary key,
  renovation_id uuid not null references renovations on delete cascade,
  email text not null,
  "right" text not null check ("right" in ('CLIENT', 'APPROVE', 'READ')),
  language text not null check (language in ('zh', 'cn', 'en')),
  state text not null default 'SENT' check (state in ('SENT', 'ACCEPTED', 'WITHDRAWN')),
  code_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index on renovation_invitations (renovation_id, email) where state = 'SENT';

-- What happened, for both sides to read. Rows are only added.
create table renovation_events (
  id uuid primary key,
  renovation_id uuid not null references renovations on delete cascade,
  at timestamptz not null,
  actor text not null check (actor in ('MEMBER', 'STAFF', 'CLOCK')),
  account_id uuid references accounts on delete set null,
  staff_id uuid references staff,
  action text not null,
  -- Never a name or a contact.
  facts jsonb not null default '{}'
);
create index on renovation_events (renovation_id, at desc, id desc);
create index on renovation_events (account_id);
