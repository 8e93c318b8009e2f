-- Beside writes.
-- Enquiries and renovations by the digits of what staff look for, as orders are: a million of them share each pair of digits.
create index concurrently if not exists enquiries_found_by_digits on enquiries using gin (digit_runs(
  reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '') || coalesce(phone, '')
  || ' ' || subject));
create index concurrently if not exists renovations_found_by_digits on renovations using gin (digit_runs(
  reference || ' ' || client_name || ' ' || title || ' ' || coalesce(client_email, '') || ' '
  || coalesce(client_area_code, '') || coalesce(client_phone, '')));

-- Without figures of its values: to gather them, `analyze` would take every sampled row to pieces.
alter index enquiries_found_by_digits alter column 1 set statistics 0;
alter index renovations_found_by_digits alter column 1 set statistics 0;
