-- What somebody keeps an eye on: products of the main store.
create table wishlist_items (
  account_id uuid not null references accounts on delete cascade,
  product_id uuid not null references products on delete cascade,
  added_at timestamptz not null,
  -- The lowest price of the product when it was added, which a drop is shown against.
  added_cents bigint not null check (added_cents >= 0),
  -- The price and availability that its owner was last told of, or has seen himself.
  known_cents bigint not null check (known_cents >= 0),
  known_available boolean not null,
  primary key (account_id, product_id)
);
create index on wishlist_items (product_id);
create index on wishlist_items (account_id, added_at desc, product_id);
