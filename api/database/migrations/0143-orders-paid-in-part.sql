-- Beside writes.
-- Orders of which a part is paid, newest first, as staff list them.
create index concurrently if not exists orders_paid_in_part on orders (created_at desc, id desc)
  where payment_status = 'unpaid' and paid_cents > 0 and status in ('submitted', 'pending');
