-- Beside writes.
-- Requests for refunds and comments as staff list them, of a state or all.
create index concurrently if not exists refund_requests_to_staff on refund_requests (status, created_at, id);
create index concurrently if not exists refund_requests_as_they_came on refund_requests (created_at, id);
create index concurrently if not exists post_comments_to_staff on post_comments (status, created_at, id);
