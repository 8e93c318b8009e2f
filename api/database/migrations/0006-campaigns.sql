-- Offers that apply by themselves. `terms` holds what differs between kinds, checked by its schema when it is read.
create table campaigns (
  id uuid primary key,
  store_id uuid not null references stores,
  kind text not null check (kind in ('BUY_X_GET_Y', 'GIFT', 'SHOP_WIDE')),
  title jsonb not null,
  terms jsonb not null,
  -- Offers of units are tried from the lowest number up, since no unit counts twice.
  priority integer not null default 0,
  starts_at timestamptz not null default now(),
  -- The first moment at which it no longer applies.
  ends_at timestamptz,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index on campaigns (store_id, priority, id) where status = 'ACTIVE';

alter table orders
  -- Free and cheaper units.
  add column unit_discount_cents bigint not null default 0 check (unit_discount_cents >= 0),
  -- Every step from catalogue prices to the total, as it was explained when the order was placed.
  add column price_steps jsonb,
  drop constraint orders_check,
  add constraint orders_total check (
    total_cents = original_cents - product_discount_cents - unit_discount_cents - shop_discount_cents
      - voucher_discount_cents + shipping_cents
  );
update orders set price_steps =
  jsonb_build_array(jsonb_build_object('step', 'subtotal', 'amount', original_cents))
  || case when product_discount_cents > 0
    then jsonb_build_array(jsonb_build_object('step', 'product-discount', 'amount', -product_discount_cents))
    else '[]' end
  || case when courier_title is not null
    then jsonb_build_array(
      jsonb_build_object('step', 'shipping', 'amount', shipping_cents, 'isFree', shipping_cents = 0))
    else '[]' end;
alter table orders alter column price_steps set not null;

alter table order_lines
  add column is_gift boolean not null default false,
  add column unit_discount_cents bigint not null default 0,
  add column voucher_discount_cents bigint not null default 0,
  drop constraint order_lines_check1,
  drop constraint order_lines_check2,
  add constraint order_lines_subtotal check (subtotal_cents = unit_cents * quantity - unit_discount_cents),
  add constraint order_lines_discounts check (
    unit_discount_cents >= 0 and global_discount_cents >= 0 and voucher_discount_cents >= 0
    and global_discount_cents + voucher_discount_cents <= subtotal_cents
  );
