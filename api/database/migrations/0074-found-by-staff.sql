-- What staff look for by any part of it: pairs of letters, and each Chinese character by itself, so that an index finds a
-- surname or the middle of a number in every language without an extension.
create function search_grams(sought text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}') from (
    select substr(lower(sought), at, 2) as gram from generate_series(1, length(sought) - 1) as at
    union all
    select substr(sought, at, 1) from generate_series(1, length(sought)) as at
      where substr(sought, at, 1) collate "C" >= '㐀' and substr(sought, at, 1) collate "C" <= '鿿'
  ) as grams
  where gram !~ '\s'
$$;

create index orders_found_by_staff on orders using gin (search_grams(
  reference || ' ' || recipient_name || ' ' || coalesce(email, '') || ' ' || area_code || phone));
create index accounts_found_by_staff on accounts using gin (search_grams(
  coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '') || coalesce(phone, '')))
  where type <> 'TEMP';
create index enquiries_found_by_staff on enquiries using gin (search_grams(
  reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '') || coalesce(phone, '')
  || ' ' || subject));
create index renovations_found_by_staff on renovations using gin (search_grams(
  reference || ' ' || client_name || ' ' || title || ' ' || coalesce(client_email, '') || ' '
  || coalesce(client_area_code, '') || coalesce(client_phone, '')));
create index products_found_by_staff on products using gin (search_grams(
  coalesce(title ->> 'zh', '') || ' ' || coalesce(title ->> 'cn', '') || ' ' || coalesce(title ->> 'en', '')));
create index variants_found_by_staff on product_variants using gin (search_grams(sku));
