-- Beside writes.
-- Refunds whose money staff have still to send, longest waiting first.
create index concurrently if not exists refund_requests_to_send on refund_requests (created_at, id) where is_to_send;
