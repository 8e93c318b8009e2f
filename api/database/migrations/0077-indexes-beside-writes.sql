-- Beside writes.
-- Indexes of tables that may have a million rows.

-- The list of customers and its export are read along it.
create index concurrently if not exists accounts_members on accounts (registered_at desc, id desc)
  where type <> 'TEMP' and deleted_at is null;
-- By what staff can sort orders and customers.
create index concurrently if not exists orders_total_cents_id_idx on orders (total_cents, id);
create index concurrently if not exists accounts_members_by_email on accounts (coalesce(email, ''), id)
  where type <> 'TEMP' and deleted_at is null;
-- The catalogue is read piece by piece.
create index concurrently if not exists product_index_store_id_number_idx on product_index (store_id, number);
-- A product is found by its name in an address.
create index concurrently if not exists product_index_expr_idx on product_index using gin ((facts -> 'slugs'));

-- What staff look for by any part of it.
create index concurrently if not exists orders_found_by_staff on orders using gin (search_grams(
  reference || ' ' || recipient_name || ' ' || coalesce(email, '') || ' ' || area_code || phone));
create index concurrently if not exists accounts_found_by_staff on accounts using gin (search_grams(
  coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '') || coalesce(phone, '')))
  where type <> 'TEMP';
create index concurrently if not exists enquiries_found_by_staff on enquiries using gin (search_grams(
  reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '') || coalesce(phone, '')
  || ' ' || subject));
create index concurrently if not exists renovations_found_by_staff on renovations using gin (search_grams(
  reference || ' ' || client_name || ' ' || title || ' ' || coalesce(client_email, '') || ' '
  || coalesce(client_area_code, '') || coalesce(client_phone, '')));
create index concurrently if not exists products_found_by_staff on products using gin (search_grams(
  coalesce(title ->> 'zh', '') || ' ' || coalesce(title ->> 'cn', '') || ' ' || coalesce(title ->> 'en', '')));
create index concurrently if not exists variants_found_by_staff on product_variants using gin (search_grams(sku));

-- Without figures of its values: to gather them, `analyze` would take every sampled row to pieces.
alter index orders_found_by_staff alter column 1 set statistics 0;
alter index accounts_found_by_staff alter column 1 set statistics 0;
alter index enquiries_found_by_staff alter column 1 set statistics 0;
alter index renovations_found_by_staff alter column 1 set statistics 0;
alter index products_found_by_staff alter column 1 set statistics 0;
alter index variants_found_by_staff alter column 1 set statistics 0;
