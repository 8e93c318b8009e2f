-- What staff sort products by that lies in other tables: the least price and the units on all shelves of its versions, -1 for none.
create table product_sort_keys (
  product_id uuid primary key references products on delete cascade,
  least_price_cents bigint not null default -1,
  available bigint not null default -1
);
create index on product_sort_keys (least_price_cents, product_id);
create index on product_sort_keys (available, product_id);

-- Of which products they may be others since. Nothing is unique, so that no order waits for another.
create table stale_product_sort_keys (
  id bigint generated always as identity primary key,
  product_id uuid not null
);

create function begin_product_sort_keys() returns trigger language plpgsql as $$
begin
  insert into product_sort_keys (product_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger begin_sort_keys after insert on products for each row execute function begin_product_sort_keys();

create function note_stale_variant() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into stale_product_sort_keys (product_id) values (old.product_id); end if;
  if tg_op <> 'DELETE' then insert into stale_product_sort_keys (product_id) values (new.product_id); end if;
  return null;
end $$;
create trigger note_stale_sort_keys after insert or delete on product_variants
  for each row execute function note_stale_variant();
create trigger note_changed_sort_keys after update of price_cents, product_id on product_variants for each row
  when (old.price_cents <> new.price_cents or old.product_id <> new.product_id) execute function note_stale_variant();

create function note_stale_stock() returns trigger language plpgsql as $$
begin
  insert into stale_product_sort_keys (product_id)
    select product_id from product_variants where id = case tg_op when 'DELETE' then old.variant_id else new.variant_id end;
  return null;
end $$;
create trigger note_stale_sort_keys after insert or delete on stock_levels
  for each row execute function note_stale_stock();
create trigger note_changed_sort_keys after update of available on stock_levels for each row
  when (old.available <> new.available) execute function note_stale_stock();

-- What staff filter customers by that lies in other tables: paid less refunds, the last order that was not cancelled, and the
-- districts of the saved address, of orders and of renovations. Customers with none of it may have no row.
create table customer_facts (
  account_id uuid primary key references accounts on delete cascade,
  spent_cents bigint not null default 0,
  last_order_at timestamptz,
  districts text[] not null default '{}'
);
create index on customer_facts (spent_cents);
create index on customer_facts (last_order_at);
create index on customer_facts using gin (districts);

-- Of which accounts they may be others since.
create table stale_customer_facts (
  id bigint generated always as identity primary key,
  account_id uuid not null
);

create function note_stale_account() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then insert into stale_customer_facts (account_id) values (new.account_id); end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.account_id <> new.account_id) then
    insert into stale_customer_facts (account_id) values (old.account_id);
  end if;
  return null;
end $$;
create trigger note_stale_facts after insert or delete on orders for each row execute function note_stale_account();
create trigger note_changed_facts
  after update of account_id, district, paid_at, created_at, total_cents, refunded_cents, status on orders for each row
  when ((old.account_id, old.district, old.paid_at, old.created_at, old.total_cents, old.refunded_cents, old.status)
    is distinct from (new.account_id, new.district, new.paid_at, new.created_at, new.total_cents, new.refunded_cents, new.status))
  execute function note_stale_account();
create trigger note_stale_facts after insert or delete or update of account_id, district on delivery_recipients
  for each row execute function note_stale_account();
create trigger note_stale_facts after insert or delete or update of account_id, "right" on renovation_members
  for each row execute function note_stale_account();

create function note_stale_clients() returns trigger language plpgsql as $$
declare
  renovation uuid;
begin
  if tg_table_name = 'renovations' then renovation := new.id;
  elsif tg_op = 'DELETE' then renovation := old.renovation_id;
  else renovation := new.renovation_id;
  end if;
  insert into stale_customer_facts (account_id)
    select account_id from renovation_members where renovation_id = renovation and "right" = 'CLIENT';
  return null;
end $$;
create trigger note_stale_facts after update of district on renovations for each row
  when (old.district is distinct from new.district) execute function note_stale_clients();
create trigger note_stale_facts after insert or delete or update of received_cents, state on payment_records
  for each row execute function note_stale_clients();
create trigger note_stale_facts after insert or delete or update of amount_cents on renovation_refunds
  for each row execute function note_stale_clients();

create function note_stale_registration() returns trigger language plpgsql as $$
begin
  insert into stale_customer_facts (account_id) values (new.id);
  return null;
end $$;
create trigger note_stale_facts after update of type, deleted_at on accounts for each row
  when (old.type <> new.type or old.deleted_at is distinct from new.deleted_at)
  execute function note_stale_registration();
