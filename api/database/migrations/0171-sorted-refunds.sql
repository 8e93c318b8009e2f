-- Beside writes.
-- Refund requests in the orders in which staff list them, all and of a status.
create index concurrently if not exists refund_requests_by_decision on refund_requests
  (coalesce(decided_at, '9999-12-31T00:00Z'::timestamptz), id);
create index concurrently if not exists refund_requests_of_status_by_decision on refund_requests
  (status, coalesce(decided_at, '9999-12-31T00:00Z'::timestamptz), id);
create index concurrently if not exists refund_requests_by_amount on refund_requests (coalesce(amount_cents, 0), id);
create index concurrently if not exists refund_requests_of_status_by_amount on refund_requests
  (status, coalesce(amount_cents, 0), id);
