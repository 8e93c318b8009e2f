-- Beside writes.
-- Lists of customers by their last order or what they spent, newest first: read without the table, since the newest million may
-- not match.
create index concurrently if not exists customer_facts_newest on customer_facts (registered_at desc, account_id desc)
  include (last_order_at, spent_cents);
