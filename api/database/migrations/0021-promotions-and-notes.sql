-- Whoever saves says which version was read, so that nobody overwrites what somebody else has just changed.
alter table campaigns add column version integer not null default 1;
alter table vouchers add column version integer not null default 1;

-- What staff note about a customer; the customer gets it with a copy of the data, as the law asks.
create table account_notes (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  staff_id uuid not null references staff,
  text text not null check (text <> ''),
  created_at timestamptz not null default clock_timestamp()
);
create index on account_notes (account_id, created_at);
