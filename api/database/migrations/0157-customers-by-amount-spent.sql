-- Beside writes.
-- Lists of customers sorted by what they spent.
create index concurrently if not exists customer_facts_by_spending on customer_facts (spent_cents, account_id)
  include (last_order_at);
