-- Beside writes.
-- What was given back in a period.
create index concurrently if not exists refund_requests_given_back on refund_requests (decided_at, amount_cents)
  where status = 'APPROVED' and cause = 'CUSTOMER';
