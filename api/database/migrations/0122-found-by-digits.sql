-- Beside writes.
-- Orders and customers by their telephone numbers, and by the digits of what else staff look for.
create index concurrently if not exists orders_found_by_digits on orders using gin (digit_runs(
  reference || ' ' || recipient_name || ' ' || coalesce(email, '') || ' ' || area_code || phone));
create index concurrently if not exists accounts_found_by_digits on accounts using gin (digit_runs(
  coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '') || coalesce(phone, '')))
  where type <> 'TEMP';

-- Without figures of its values: to gather them, `analyze` would take every sampled row to pieces.
alter index orders_found_by_digits alter column 1 set statistics 0;
alter index accounts_found_by_digits alter column 1 set statistics 0;
