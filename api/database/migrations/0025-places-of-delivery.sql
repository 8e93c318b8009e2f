-- Where parcels are fetched: an imported list, named by the courier's own codes. Points that vanish from it stay as
-- INACTIVE, so that a code is never used for another place without notice.
create table pick_up_points (
  courier_id uuid not null references couriers,
  code text not null,
  kind text not null check (kind in ('LOCKER', 'STATION', 'STORE', 'SHOP')),
  title jsonb not null,
  address jsonb not null,
  -- Opening hours in words.
  hours jsonb not null,
  district text not null,
  sub_district text,
  max_grams integer check (max_grams > 0),
  max_side_mm integer check (max_side_mm > 0),
  max_sum_mm integer check (max_sum_mm > 0),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  primary key (courier_id, code)
);
create index on pick_up_points (courier_id, district) where status = 'ACTIVE';

-- Where a courier costs more or takes longer. Places are `islands` for a whole district, `islands/mui-wo` for a part.
create table courier_areas (
  courier_id uuid not null references couriers,
  position integer not null,
  title jsonb not null,
  places text[] not null check (cardinality(places) > 0),
  surcharge_cents bigint not null default 0 check (surcharge_cents >= 0),
  extra_days integer not null default 0 check (extra_days >= 0),
  primary key (courier_id, position)
);

alter table orders
  add column sub_district text,
  -- A copy of the point as it was, {code, kind, title, address, hours}.
  add column pick_up_point jsonb,
  -- The part of the delivery fee that a remote place costs.
  add column remote_area_cents bigint not null default 0,
  -- From the payment to the delivery, lead time included.
  add column delivery_min_days integer,
  add column delivery_max_days integer,
  add check (remote_area_cents between 0 and shipping_cents),
  add check (delivery_min_days between 0 and delivery_max_days);

-- Until now a code was only typed.
update orders set pick_up_point = jsonb_build_object(
  'code', pickup_point, 'kind', null, 'title', '{}'::jsonb, 'address', '{}'::jsonb, 'hours', '{}'::jsonb
) where pickup_point is not null;
alter table orders drop column pickup_point;
