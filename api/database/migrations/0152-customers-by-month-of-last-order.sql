-- Beside writes.
-- Lists of customers by their last order, newest registration first: the first of each month are merged, as all matches may be at
-- the end of the list.
create index concurrently if not exists customer_facts_by_month on customer_facts
  (date_trunc('month', last_order_at at time zone 'UTC'), registered_at desc, account_id desc)
  include (last_order_at, spent_cents);
