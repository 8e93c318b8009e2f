-- Words by which staff find customers again: "architect", "regular".
create table customer_tags (
  account_id uuid not null references accounts on delete cascade,
  tag text not null check (length(tag) between 1 and 40),
  created_at timestamptz not null default now(),
  primary key (account_id, tag)
);
create index on customer_tags (tag, account_id);
