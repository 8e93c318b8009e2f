-- Into which account a customer was merged by staff; the row stays for what names it for ever.
alter table accounts add column merged_into uuid references accounts;

-- By which contacts an account was known before others were merged into it. Nobody signs in or is written to by them.
create table former_contacts (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  email text,
  area_code text,
  phone text,
  created_at timestamptz not null
);
create index on former_contacts (account_id);
