-- Whether a client agreed that a renovation is shown in the portfolio, and the project that staff began from it.
create table portfolio_drafts (
  renovation_id uuid primary key references renovations on delete cascade,
  account_id uuid references accounts on delete set null,
  is_agreed boolean not null,
  changed_at timestamptz not null,
  -- What was agreed to, as it was shown.
  wording text not null,
  wording_language text not null check (wording_language in ('zh', 'cn', 'en')),
  wording_version text not null,
  project_id uuid unique,
  staff_id uuid references staff,
  drafted_at timestamptz,
  check ((project_id is null) = (drafted_at is null))
);
create index on portfolio_drafts (account_id);
