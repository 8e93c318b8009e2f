-- What people ask the studio. An enquiry outlives the guest who sent it; a member's goes with the account.
create table enquiries (
  id uuid primary key,
  reference text not null unique,
  account_id uuid references accounts on delete set null,
  language text not null check (language in ('zh', 'cn', 'en')),
  name text not null,
  email text,
  area_code text,
  phone text,
  subject text not null,
  description text not null,
  budget text,
  style text,
  location text,
  -- As it was typed, and in the unit that lists compare.
  area double precision check (area > 0),
  area_units text check (area_units in ('sqft', 'sqm')),
  saleable_sqft integer,
  floor_plan_ids uuid[] not null default '{}',
  photo_ids uuid[] not null default '{}',
  -- Where it began; either may be gone by now.
  project_id uuid,
  service_id uuid,
  source_page text,
  -- What looks like spam is kept for a while in case it is not, and answered by nobody.
  status text not null default 'NEW' check (status in ('NEW', 'ANSWERED', 'CLOSED', 'SPAM')),
  spam_score integer not null,
  reply_by timestamptz not null,
  created_at timestamptz not null default now(),
  check (email is not null or phone is not null)
);
create index on enquiries (account_id);
create index on enquiries (status, created_at desc, id);
