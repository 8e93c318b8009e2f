-- Beside writes.
-- Enquiries that are answered, by the day of what comes next.
create index concurrently if not exists enquiries_by_plan on enquiries
  (status, coalesce(next_action_on, '9999-12-31'::date), created_at desc, id);
-- Appointments of a state, which may be none among a million, and by what staff look for.
create index concurrently if not exists appointments_by_status on appointments (status, slot_id);
create index concurrently if not exists appointments_found_by_staff on appointments using gin (search_grams(
  reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')));
-- Products in the orders in which staff list them, of a kind, and with texts to review.
create index concurrently if not exists products_by_title_zh on products ((title ->> 'zh'), id);
create index concurrently if not exists products_by_title_cn on products ((title ->> 'cn'), id);
create index concurrently if not exists products_by_title_en on products ((title ->> 'en'), id);
create index concurrently if not exists products_by_status on products (status, id);
create index concurrently if not exists products_by_kind on products (kind, key, id);
create index concurrently if not exists products_with_drafts on products (key, id) where drafts <> '{}';

-- Without figures of its values: to gather them, `analyze` would take every sampled row to pieces.
alter index appointments_found_by_staff alter column 1 set statistics 0;
