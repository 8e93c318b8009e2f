-- Points that can be spent, beside the ledger that adds up to them.
create table memberships (
  account_id uuid primary key references accounts on delete cascade,
  balance integer not null default 0 check (balance >= 0),
  -- Points ever earned, less those taken back; the level follows from them.
  earned integer not null default 0 check (earned >= 0)
);

create table vouchers (
  id uuid primary key,
  store_id uuid not null references stores,
  title jsonb not null,
  description jsonb not null,
  discount_type text not null check (discount_type in ('FIXED', 'PERCENTAGE', 'FREE_SHIPPING', 'BUY_X_GET_Y')),
  -- Minimum, scope and size of the reduction, checked by their schema when they are read.
  terms jsonb not null,
  -- A voucher with a code may be used by whoever has it; one without is redeemed for points first.
  code text unique check (code = upper(code) and code <> ''),
  points_required integer not null default 0 check (points_required >= 0),
  starts_at timestamptz not null default now(),
  -- The first moment at which it can no longer be redeemed, or used by its own code.
  ends_at timestamptz,
  valid_days integer check (valid_days > 0),
  -- How many there are: redemptions, or orders by its own code.
  stock integer check (stock >= 0),
  taken integer not null default 0 check (taken >= 0),
  per_account integer check (per_account > 0),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check (taken <= stock)
);
create index on vouchers (store_id, published_at desc, id);

create table redeemed_vouchers (
  id uuid primary key,
  voucher_id uuid not null references vouchers,
  account_id uuid not null references accounts on delete cascade,
  code text not null unique check (code = upper(code) and code <> ''),
  redeemed_at timestamptz not null default now(),
  -- The first moment at which it is no longer valid.
  expires_at timestamptz,
  -- The live order that carries it.
  order_id uuid references orders,
  used_at timestamptz,
  check ((order_id is null) = (used_at is null))
);
create index on redeemed_vouchers (account_id, redeemed_at desc, id);
create index on redeemed_vouchers (voucher_id, account_id);
create index on redeemed_vouchers (order_id);

-- Which order carries which voucher; an order that is cancelled lets it go.
create table voucher_uses (
  order_id uuid primary key references orders on delete cascade,
  voucher_id uuid not null references vouchers,
  account_id uuid not null references accounts,
  redeemed_voucher_id uuid references redeemed_vouchers on delete set null,
  used_at timestamptz not null default now(),
  released_at timestamptz
);
create index on voucher_uses (voucher_id, account_id) where released_at is null;
create index on voucher_uses (account_id);
create index on voucher_uses (redeemed_voucher_id);

-- The ledger: it only grows.
create table point_entries (
  id uuid primary key,
  account_id uuid not null references memberships on delete cascade,
  kind text not null check (kind in ('earn', 'redeem', 'reverse', 'adjust')),
  points integer not null check (points <> 0),
  balance integer not null check (balance >= 0),
  order_id uuid references orders,
  voucher_id uuid references vouchers,
  reason jsonb,
  created_at timestamptz not null default clock_timestamp(),
  check (kind = 'adjust' or (order_id is null) <> (voucher_id is null))
);
create index on point_entries (account_id, created_at desc, id);
-- An order earns once, is paid in points once, and each is taken back at most once.
create unique index on point_entries (order_id, kind, sign(points)) where order_id is not null;

alter table orders
  add column points integer not null default 0 check (points >= 0),
  add column voucher_title jsonb;
