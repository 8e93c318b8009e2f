-- Beside writes.
-- Those who order as guests are one person by their contact, as no account says so.
create index concurrently if not exists orders_by_contact on orders
  (coalesce(lower(email), area_code || phone), created_at desc, id desc);
