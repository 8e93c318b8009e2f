-- What tools of the studio sign in by, each for one of the staff and for some of what that person may do.
create table api_tokens (
  id uuid primary key,
  staff_id uuid not null references staff,
  title text not null,
  permissions text[] not null,
  token_hash bytea not null unique,
  -- Its last characters, by which people tell tokens apart.
  ending text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index on api_tokens (created_at, id);

alter table audit_entries add column api_token_id uuid;
