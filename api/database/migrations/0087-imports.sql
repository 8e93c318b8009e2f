-- Moving in from another shop: a file is read into records, each looked at, and applied some at a time.
create table imports (
  id uuid primary key,
  staff_id uuid not null references staff,
  -- The network of the request, for the trail.
  source text,
  file_name text not null,
  format text not null check (format in (
    'SHOPIFY_PRODUCTS', 'SHOPIFY_CUSTOMERS', 'WOOCOMMERCE_PRODUCTS', 'PLAIN_PRODUCTS', 'PLAIN_CUSTOMERS'
  )),
  status text not null check (status in (
    'MAPPING', 'READING', 'CHECKING', 'CHECKED', 'APPLYING', 'PICTURES', 'DONE', 'REFUSED'
  )),
  -- Of what the file says; a customer is written to in it.
  language text not null check (language in ('zh', 'cn', 'en')),
  fetches_pictures boolean not null default false,
  heading text[] not null,
  mapping jsonb not null default '{}',
  -- Why a file was refused as a whole.
  refusal text,
  records integer not null default 0,
  -- How far the present step has come: the place of the last record, and how many they were.
  position integer not null default 0,
  done integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz
);
comment on column imports.mapping is 'ImportMapping';
create index on imports (created_at desc, id desc);
create index on imports (staff_id);

-- A product with its rows, or a customer.
create table import_records (
  import_id uuid not null references imports on delete cascade,
  key text not null,
  -- Its first row.
  place integer not null,
  rows jsonb not null,
  skus text[] not null default '{}',
  status text not null default 'READ' check (status in ('READ', 'FINE', 'FAULTY', 'HERE', 'APPLIED', 'PICTURED')),
  faults jsonb not null default '[]',
  primary key (import_id, key)
);
comment on column import_records.rows is 'SourceRows';
comment on column import_records.faults is 'ImportFaults';
create index on import_records (import_id, place);
create index on import_records using gin (skus);

-- What has come from another shop, so that the same file again changes nothing.
create table imported_things (
  -- `SHOPIFY product oak-chair`; of a customer a keyed hash of the contact.
  key text primary key,
  import_id uuid references imports on delete set null,
  product_id uuid references products on delete set null,
  account_id uuid references accounts on delete set null,
  imported_at timestamptz not null,
  -- When the customer was told of the account.
  invited_at timestamptz
);
create index on imported_things (import_id, key);
create index on imported_things (product_id);
create index on imported_things (account_id);

-- Pictures that were given along, by the name of their file.
create table import_pictures (
  import_id uuid not null references imports on delete cascade,
  name text not null,
  picture_id uuid not null references pictures,
  primary key (import_id, name)
);
create index on import_pictures (picture_id);

-- Which columns of a studio's own spreadsheet say what, by its heading.
create table import_mappings (
  heading_hash bytea primary key,
  mapping jsonb not null,
  used_at timestamptz not null
);
comment on column import_mappings.mapping is 'ImportMapping';

-- Where a page of the shop before was, and where it is now.
create table former_addresses (
  path text primary key,
  product_id uuid references products on delete cascade,
  to_path text,
  created_at timestamptz not null,
  check ((product_id is null) <> (to_path is null))
);
create index on former_addresses (product_id);
create index on former_addresses (created_at desc, path);
