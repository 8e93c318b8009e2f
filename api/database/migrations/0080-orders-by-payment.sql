-- Beside writes.
-- What was sold in some days is read along it.
create index concurrently if not exists orders_paid_at on orders (paid_at) where paid_at is not null;
