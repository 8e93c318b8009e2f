-- Sums of days that are over, so that figures of a year read no orders. They name no one, and can be made again from the orders.
create table order_days (
  day date primary key,
  -- By customers; what staff ordered for them is not a step of their way through the shop.
  placed integer not null,
  paid integer not null,
  -- Of all orders paid on the day.
  sold integer not null,
  cents bigint not null
);

create table sale_days (
  day date not null,
  variant_id uuid not null,
  product_id uuid not null,
  units integer not null check (units > 0),
  cents bigint not null,
  primary key (day, variant_id) include (product_id, units, cents)
);

create table offer_days (
  day date not null,
  offer_id uuid not null,
  kind text not null check (kind in ('CAMPAIGN', 'VOUCHER')),
  title jsonb not null,
  orders integer not null check (orders > 0),
  discount_cents bigint not null,
  cents bigint not null,
  primary key (day, offer_id)
);
comment on column offer_days.title is 'Words';

-- All days before this one are summed.
create table summed_days (
  is_only boolean primary key default true check (is_only),
  until_day date not null
);

-- Days that were summed before an order paid on them was changed, or unpaid again: they are summed anew.
create table stale_days (
  day date primary key
);

create function note_stale_day() returns trigger language plpgsql as $$
begin
  insert into stale_days (day) values ((old.paid_at at time zone 'Asia/Hong_Kong')::date) on conflict do nothing;
  return null;
end $$;
create trigger note_stale_day after update of paid_at, version on orders for each row
when (old.paid_at is not null and (old.paid_at is distinct from new.paid_at or old.version <> new.version))
execute function note_stale_day();
