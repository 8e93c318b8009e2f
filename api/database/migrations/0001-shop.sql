-- Texts in three languages are jsonb objects {en, zh, cn}; money is whole cents; ids are UUIDv7 made by the API.

create table stores (
  id uuid primary key,
  kind text not null unique check (kind in ('MAIN', 'MINI')),
  title jsonb not null
);

-- Versions are kept for ever; the newest published one is in force.
create table configurations (
  slug text not null,
  version integer not null check (version > 0),
  data jsonb not null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (slug, version)
);

create table contents (
  slug text not null,
  version integer not null check (version > 0),
  title jsonb not null,
  description jsonb not null,
  blocks jsonb not null,
  updated_on date not null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (slug, version)
);

-- A public picture, kept by the storage in every width and format that pages ask for.
create table pictures (
  id uuid primary key,
  source_sha256 text not null unique,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  colour text not null,
  created_at timestamptz not null default now()
);

create table categories (
  id uuid primary key,
  store_id uuid not null references stores,
  parent_id uuid references categories,
  kind text not null check (kind in ('GOODS', 'SERVICE')),
  key text not null,
  title jsonb not null,
  slug jsonb not null,
  description jsonb not null,
  picture_id uuid references pictures,
  picture_alt jsonb,
  position integer not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  unique (store_id, key)
);
create index on categories (parent_id);

create table attribute_values (
  name text not null,
  value text not null,
  title jsonb not null,
  swatch text,
  position integer not null,
  primary key (name, value)
);

create table products (
  id uuid primary key,
  store_id uuid not null references stores,
  kind text not null check (kind in ('GOODS', 'SERVICE')),
  key text not null,
  title jsonb not null,
  slug jsonb not null,
  summary jsonb not null,
  description jsonb not null,
  materials jsonb not null default '{}',
  care jsonb not null default '{}',
  tags text[] not null default '{}',
  lead_time_days integer not null default 0,
  width_mm integer,
  depth_mm integer,
  height_mm integer,
  model_file text,
  status text not null default 'ACTIVE' check (status in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  rank integer not null default 0,
  rating_sum integer not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  published_at timestamptz not null default now(),
  unique (store_id, key)
);

create table product_categories (
  product_id uuid not null references products on delete cascade,
  category_id uuid not null references categories,
  primary key (product_id, category_id)
);
create index on product_categories (category_id);

create table product_pictures (
  product_id uuid not null references products on delete cascade,
  position integer not null,
  picture_id uuid not null references pictures,
  alt jsonb not null,
  primary key (product_id, position)
);

create table product_variants (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  sku text not null unique,
  title jsonb not null,
  attributes jsonb not null default '{}',
  price_cents bigint not null check (price_cents between 0 and 100000000000),
  sale_percent integer not null default 0 check (sale_percent between 0 and 99),
  point_price integer check (point_price > 0),
  picture_position integer,
  -- A service is not counted; its variants have no stock rows.
  is_counted boolean not null,
  parcel_grams integer,
  parcel_length_mm integer,
  parcel_width_mm integer,
  parcel_height_mm integer,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  position integer not null
);
create index on product_variants (product_id);

create table warehouses (
  id uuid primary key,
  store_id uuid not null references stores,
  key text not null,
  title jsonb not null,
  address jsonb not null,
  -- Stock is taken from the lowest number first.
  priority integer not null,
  unique (store_id, key)
);

-- The law of stock: what came in is on the shelf, held by an open order, or sold.
create table stock_levels (
  variant_id uuid not null references product_variants,
  warehouse_id uuid not null references warehouses,
  received integer not null check (received >= 0),
  available integer not null check (available >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  primary key (variant_id, warehouse_id),
  check (received = available + held + sold)
);

create table stock_movements (
  id uuid primary key,
  variant_id uuid not null,
  warehouse_id uuid not null,
  quantity integer not null check (quantity <> 0),
  reason text not null,
  created_at timestamptz not null default now(),
  foreign key (variant_id, warehouse_id) references stock_levels
);
create index on stock_movements (variant_id, warehouse_id);

create table couriers (
  id uuid primary key,
  store_id uuid not null references stores,
  key text not null,
  country_code text not null,
  title jsonb not null,
  description jsonb not null,
  fee_cents bigint not null check (fee_cents >= 0),
  free_from_cents bigint check (free_from_cents >= 0),
  needs text not null check (needs in ('ADDRESS', 'PICKUP_POINT', 'NOTHING')),
  min_days integer not null,
  max_days integer not null,
  max_grams integer,
  max_side_mm integer,
  max_sum_mm integer,
  position integer not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  unique (store_id, key)
);

-- A guest gets a row with the first thing he writes, not with his session.
create table accounts (
  id uuid primary key,
  type text not null check (type in ('TEMP', 'EMAIL', 'PHONE')),
  username text,
  email text unique,
  area_code text,
  phone text,
  language text not null default 'zh' check (language in ('zh', 'cn', 'en')),
  created_at timestamptz not null default now(),
  unique (area_code, phone)
);

-- A guest's token is signed, not stored; a row here ends all tokens of that guest before their time.
create table ended_guests (
  account_id uuid primary key,
  ended_at timestamptz not null default now()
);

create table carts (
  account_id uuid not null references accounts on delete cascade,
  store_id uuid not null references stores,
  -- Rises with every change; stands in for an idempotency key at checkout.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (account_id, store_id)
);

create table cart_lines (
  account_id uuid not null,
  store_id uuid not null,
  variant_id uuid not null references product_variants on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  preferred_date date,
  time_slot text check (time_slot in ('MORNING', 'AFTERNOON', 'EVENING')),
  added_at timestamptz not null default now(),
  primary key (account_id, store_id, variant_id),
  foreign key (account_id, store_id) references carts on delete cascade
);
create index on cart_lines (variant_id);

create table files (
  id uuid primary key,
  account_id uuid not null references accounts,
  storage_key text not null unique,
  type text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  -- Set when something refers to the file; what nothing refers to is swept away.
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index on files (account_id);
create index on files (created_at) where used_at is null;

create table orders (
  id uuid primary key,
  reference text not null unique,
  store_id uuid not null references stores,
  account_id uuid not null references accounts,
  status text not null check (status in ('submitted', 'pending', 'completed', 'cancelled')),
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'paid', 'refunded')),
  delivery_status text not null default 'preparing' check (delivery_status in ('preparing', 'shipped', 'delivered')),
  payment_method text not null check (payment_method in ('OFFLINE', 'ONLINE')),
  payment_channel text not null check (payment_channel in ('BANK_TRANSFER', 'FPS', 'PAYME')),
  original_cents bigint not null check (original_cents >= 0),
  product_discount_cents bigint not null check (product_discount_cents >= 0),
  shop_discount_cents bigint not null check (shop_discount_cents >= 0),
  voucher_discount_cents bigint not null check (voucher_discount_cents >= 0),
  shipping_cents bigint not null check (shipping_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  language text not null,
  courier_id uuid references couriers,
  courier_title jsonb,
  tracking_number text,
  recipient_name text not null,
  area_code text not null,
  phone text not null,
  email text,
  address text not null,
  district text,
  pickup_point text,
  note text not null,
  proof_file_id uuid references files,
  proof_uploaded_at timestamptz,
  -- Until when an unpaid order without proof holds its stock.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check (
    total_cents = original_cents - product_discount_cents - shop_discount_cents - voucher_discount_cents
      + shipping_cents
  )
);
create index on orders (account_id, created_at desc);
create index on orders (expires_at) where status = 'submitted' and payment_status = 'unpaid';

create table order_lines (
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  variant_id uuid not null,
  product_id uuid not null,
  kind text not null,
  sku text not null,
  product_title jsonb not null,
  product_slug jsonb not null,
  variant_title jsonb not null,
  picture jsonb not null,
  quantity integer not null check (quantity > 0),
  original_unit_cents bigint not null,
  unit_cents bigint not null,
  original_subtotal_cents bigint not null check (original_subtotal_cents = original_unit_cents * quantity),
  subtotal_cents bigint not null check (subtotal_cents = unit_cents * quantity),
  global_discount_cents bigint not null default 0 check (global_discount_cents between 0 and subtotal_cents),
  preferred_date date,
  time_slot text,
  primary key (order_id, position)
);

-- Which shelf an order's units come from.
create table order_holds (
  order_id uuid not null references orders on delete cascade,
  variant_id uuid not null,
  warehouse_id uuid not null,
  quantity integer not null check (quantity > 0),
  state text not null default 'held' check (state in ('held', 'sold', 'released')),
  primary key (order_id, variant_id, warehouse_id),
  foreign key (variant_id, warehouse_id) references stock_levels
);
create index on order_holds (variant_id, warehouse_id) where state = 'held';

create table order_statuses (
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  slug text not null check (slug in ('submitted', 'pending', 'completed', 'cancelled')),
  actor text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (order_id, position)
);

-- A visitor who named an order's reference and contact may hand in its proof for a while.
create table order_grants (
  order_id uuid not null references orders on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  expires_at timestamptz not null,
  primary key (order_id, account_id)
);

create table idempotency_keys (
  account_id uuid not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account_id, operation, key)
);
create index on idempotency_keys (created_at);

-- Counters shared by all processes; they may be lost in a crash.
create unlogged table rate_counters (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
