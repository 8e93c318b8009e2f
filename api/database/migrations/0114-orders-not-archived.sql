-- Beside writes.
-- Lists of staff leave archived orders out, newest first, and say how many a filter finds; archived ones stand in a list of their own.
create index concurrently if not exists orders_not_archived on orders (created_at desc, id desc)
  where archived_at is null;
create index concurrently if not exists orders_not_archived_filters on orders
  (status, payment_status, delivery_status, handover, payment_method, payment_channel, courier_id)
  where archived_at is null;
create index concurrently if not exists orders_archived on orders (created_at desc, id desc)
  where archived_at is not null;
