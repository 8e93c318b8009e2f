-- The people who run the shop. They are no customers: nothing here refers to an account.
create table staff (
  id uuid primary key,
  name text not null check (name <> ''),
  -- In its one spelling, so that uniqueness is the database's to enforce.
  email text not null unique check (email !~ '[A-Z[:space:]]' and email <> ''),
  role text not null check (role in ('owner', 'manager', 'editor', 'support')),
  password_hash text not null,
  -- Sealed with a key that follows from the shop's secret. Before the first sign-in has confirmed it, a draft.
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- The time step of the last code taken: no code serves twice, and none older than that one.
  totp_last_step integer,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  check (totp_confirmed_at is null or totp_secret is not null)
);

create table staff_sessions (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  opened_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index on staff_sessions (staff_id);
create index on staff_sessions (last_seen_at);

-- Each signs in once in place of a code.
create table staff_recovery_codes (
  code_hash bytea primary key,
  staff_id uuid not null references staff on delete cascade,
  used_at timestamptz
);
create index on staff_recovery_codes (staff_id);

-- What staff have changed: it only grows. It names things by what the shop calls them, never by a customer's contacts.
create table audit_entries (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  -- Nobody where a command in the terminal did it.
  staff_id uuid references staff,
  action text not null,
  subject text not null,
  subject_id text not null,
  subject_title text not null,
  before jsonb not null,
  after jsonb not null
);
create index on audit_entries (at desc, id);
create index on audit_entries (subject, subject_id);
create index on audit_entries (staff_id, at desc);
