-- Beside writes.
-- What customers paid in a period, without reading the orders.
create index concurrently if not exists orders_paid_by_account on orders
  (paid_at) include (account_id, total_cents, refunded_cents) where paid_at is not null;
