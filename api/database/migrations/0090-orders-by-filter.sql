-- Beside writes.
-- Lists of the back office say how many orders a filter finds. Read from the rows themselves, a million took a second.
create index concurrently if not exists orders_filters on orders
  (status, payment_status, delivery_status, handover, payment_method, payment_channel, courier_id);
