-- Contacts are kept in their one spelling, so that uniqueness is the database's to enforce.
alter table accounts
  add column password_hash text,
  add column email_verified_at timestamptz,
  add column phone_verified_at timestamptz,
  add column registered_at timestamptz,
  -- A disabled account opens no session and is told nothing.
  add column disabled_at timestamptz,
  add check (email !~ '[A-Z[:space:]]' and email <> ''),
  add check (phone ~ '^[0-9]{4,15}$'),
  add check ((area_code is null) = (phone is null)),
  add check (type <> 'TEMP' or (email is null and phone is null and password_hash is null));

-- One place where an account is signed in. Its token is opaque; only a hash of it is kept.
create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null unique,
  -- Of the present token, which lives 1800 seconds from here.
  issued_at timestamptz not null,
  -- After a renewal the token before it serves for a moment, for requests that were already under way.
  previous_token_hash bytea unique,
  previous_until timestamptz,
  user_agent text not null default '',
  opened_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index on sessions (account_id, last_seen_at);
create index on sessions (issued_at);

-- At most one live code for an account and a purpose; a newer one takes its place.
create table verification_codes (
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in (
    'verify-email', 'verify-phone', 'reset-password', 'join-guest',
    'change-email', 'prove-email', 'change-phone', 'prove-phone'
  )),
  code_hash bytea not null unique,
  -- The contact it was sent to, in its one spelling: for a change the new value that it proves.
  target text not null,
  -- Six digits serve only in the session that asked for them.
  session_id uuid references sessions on delete cascade,
  -- The guest whose things a link brings into the account.
  guest_id uuid references accounts on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (account_id, purpose)
);
create index on verification_codes (expires_at);
create index on verification_codes (session_id);
create index on verification_codes (guest_id);

-- Where an account has signed in before, as a keyed hash: a flood of guesses from elsewhere does not keep it out.
create table known_sources (
  account_id uuid not null references accounts on delete cascade,
  source_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (account_id, source_hash)
);

-- Wrong guesses one after another, each waiting longer; may be lost in a crash.
create unlogged table slowdowns (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);
create index on slowdowns (last_at);
