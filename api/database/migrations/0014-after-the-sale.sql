-- What follows an order: its way to the customer, what buyers say, and what they want back.

alter table orders
  add column paid_at timestamptz,
  add column shipped_at timestamptz,
  add column delivered_at timestamptz,
  add column refunded_cents bigint not null default 0,
  add check (refunded_cents between 0 and total_cents),
  add check (refunded_cents = 0 or payment_status <> 'unpaid');

-- The tracking page of a courier; {number} stands for the tracking number.
alter table couriers add column tracking_url text check (tracking_url ~ '^https://[^ ]+$');

-- One review for each line of an order. Its pictures are private until it is approved.
alter table product_reviews
  add column variant_id uuid,
  add column file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 5),
  drop constraint product_reviews_order_id_product_id_key,
  add unique (order_id, variant_id);

create table refund_requests (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  reason text not null,
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 5),
  status text not null default 'WAITING' check (status in ('WAITING', 'WITHDRAWN', 'APPROVED', 'REJECTED')),
  -- What staff said to the customer.
  answer text,
  amount_cents bigint check (amount_cents >= 0),
  is_restocked boolean,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'APPROVED') = (amount_cents is not null and is_restocked is not null)),
  check ((status in ('APPROVED', 'REJECTED')) = (decided_at is not null))
);
create index on refund_requests (order_id, created_at);
create index on refund_requests (created_at) where status = 'WAITING';

create table refund_items (
  request_id uuid not null references refund_requests on delete cascade,
  order_id uuid not null references orders on delete cascade,
  variant_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (request_id, variant_id)
);
create index on refund_items (order_id);

-- Of the units a paid order took, how many are back on the shelf.
alter table order_holds
  add column returned integer not null default 0,
  add check (returned between 0 and quantity),
  add check (returned = 0 or state = 'sold');
