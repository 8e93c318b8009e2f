-- Which tools of the studio are told of what happens in the shop, and what became of each time they were told.
create table webhook_endpoints (
  id uuid primary key,
  title text not null,
  url text not null,
  events text[] not null,
  -- Sealed: it signs whatever is sent.
  secret bytea not null,
  is_on boolean not null default true,
  off_reason text check (off_reason in ('STAFF', 'FAILED', 'GONE')),
  failing_since timestamptz,
  created_at timestamptz not null
);

-- Written in the transaction of what happened, by triggers: no call waits for the database once more.
create table webhook_events (
  number bigint generated always as identity primary key,
  id uuid not null unique default gen_random_uuid(),
  type text not null,
  at timestamptz not null default now(),
  facts jsonb not null,
  is_queued boolean not null default false
);
create index on webhook_events (number) where not is_queued;
create index on webhook_events (at);

create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  event_id uuid not null references webhook_events (id) on delete cascade,
  status text not null default 'WAITING' check (status in ('WAITING', 'DELIVERED', 'FAILED')),
  tries integer not null default 0,
  created_at timestamptz not null,
  tried_at timestamptz,
  next_at timestamptz,
  answer_status integer,
  answer text,
  fault text check (fault in ('refused', 'gone', 'timeout', 'unreachable', 'certificate', 'inner-address', 'switched-off',
    'secret-unreadable')),
  unique (endpoint_id, event_id)
);
create index on webhook_deliveries (endpoint_id, created_at, id);
create index on webhook_deliveries (event_id);

-- Nothing is kept of what no endpoint wants to hear of.
create function tell_webhooks(what text, facts jsonb) returns void language sql as $$
  insert into webhook_events (type, facts)
  select what, facts where exists (select from webhook_endpoints where is_on and what = any(events))
$$;

-- A member's name, contact and address stay inside: what is told leads to them by id.
create function tell_of_order() returns trigger language plpgsql as $$
declare
  facts jsonb := jsonb_build_object('id', new.id, 'reference', new.reference, 'status', new.status,
    'payment_status', new.payment_status, 'delivery_status', new.delivery_status, 'handover', new.handover,
    'total', round(new.total_cents / 100.0, 2), 'currency', 'HKD');
  paid_for jsonb := jsonb_build_object('kind', 'order', 'id', new.id, 'reference', new.reference);
  returned bigint := new.refunded_cents;
  was_paid boolean := false;
begin
  if tg_op = 'INSERT' then
    perform tell_webhooks('order.placed', jsonb_build_object('order', facts));
  else
    was_paid := old.payment_status <> 'unpaid';
    returned := new.refunded_cents - old.refunded_cents;
    if new.delivery_status = 'shipped' and old.delivery_status <> 'shipped' then
      perform tell_webhooks('order.shipped', jsonb_build_object('order', facts));
    end if;
    if new.status = 'completed' and old.status <> 'completed' then
      perform tell_webhooks('order.completed', jsonb_build_object('order', facts));
    end if;
    if new.status = 'cancelled' and old.status <> 'cancelled' then
      perform tell_webhooks('order.cancelled', jsonb_build_object('order', facts));
    end if;
  end if;
  if new.payment_status = 'paid' and not was_paid then
    perform tell_webhooks('payment.received', jsonb_build_object('payment', jsonb_build_object(
      'for', paid_for, 'amount', round(new.total_cents / 100.0, 2), 'currency', 'HKD')));
  end if;
  if returned > 0 then
    perform tell_webhooks('payment.returned', jsonb_build_object('payment', jsonb_build_object(
      'for', paid_for, 'amount', round(returned / 100.0, 2), 'currency', 'HKD')));
  end if;
  return null;
end $$;
create trigger tell_of_new after insert on orders for each row execute function tell_of_order();
create trigger tell_of_change after update on orders for each row
when (old.status is distinct from new.status or old.payment_status is distinct from new.payment_status
  or old.delivery_status is distinct from new.delivery_status or old.refunded_cents is distinct from new.refunded_cents)
execute function tell_of_order();

create function tell_of_payment_record() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(
    case new.state when 'CONFIRMED' then 'payment.received' else 'payment.returned' end,
    jsonb_build_object('payment', jsonb_build_object(
      'for', jsonb_build_object('kind', 'instalment', 'id', new.instalment_id,
        'reference', (select reference from instalments where id = new.instalment_id)),
      'amount', round(coalesce(new.received_cents, new.amount_cents) / 100.0, 2), 'currency', 'HKD')));
  return null;
end $$;
create trigger tell_of_new after insert on payment_records for each row
when (new.state = 'CONFIRMED') execute function tell_of_payment_record();
create trigger tell_of_change after update on payment_records for each row
when (old.state <> new.state and new.state in ('CONFIRMED', 'REVERSED')) execute function tell_of_payment_record();

create function tell_of_enquiry() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(
    case tg_op when 'INSERT' then 'enquiry.received' else 'enquiry.changed' end,
    jsonb_build_object('enquiry', jsonb_build_object('id', new.id, 'reference', new.reference, 'status', new.status)));
  return null;
end $$;
create trigger tell_of_new after insert on enquiries for each row
when (new.status <> 'SPAM') execute function tell_of_enquiry();
create trigger tell_of_change after update on enquiries for each row
when (old.status <> new.status) execute function tell_of_enquiry();

create function tell_of_renovation() returns trigger language plpgsql as $$
declare
  former text;
begin
  if tg_op = 'UPDATE' then
    former := old.status;
  end if;
  perform tell_webhooks(
    case tg_op when 'INSERT' then 'renovation.opened' else 'renovation.moved' end,
    jsonb_build_object('renovation', jsonb_build_object('id', new.id, 'reference', new.reference, 'status', new.status,
      'former_status', former)));
  return null;
end $$;
create trigger tell_of_new after insert on renovations for each row execute function tell_of_renovation();
create trigger tell_of_change after update on renovations for each row
when (old.status <> new.status) execute function tell_of_renovation();

-- One event for each variant whose units on sale have changed, however many shelves were touched.
create function tell_of_stock() returns trigger language plpgsql as $$
declare
  variants uuid[];
begin
  if not exists (select from webhook_endpoints where is_on and 'stock.changed' = any(events)) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    variants := array(select variant_id from changed);
  else
    variants := array(
      select c.variant_id from changed c join former f using (variant_id, warehouse_id) where c.available <> f.available);
  end if;
  perform tell_webhooks('stock.changed', jsonb_build_object('stock', jsonb_build_object('variant_id', v.id,
    'product_id', v.product_id, 'sku', v.sku,
    'available', (select sum(available) from stock_levels where variant_id = v.id))))
  from product_variants v
  where v.id = any(variants)
  order by v.id;
  return null;
end $$;
create trigger tell_of_new after insert on stock_levels referencing new table as changed
for each statement execute function tell_of_stock();
create trigger tell_of_change after update on stock_levels referencing old table as former new table as changed
for each statement execute function tell_of_stock();
