-- Beside writes.
-- Customers of a language who ordered, have points or renovations, or have not, in each order of their list.
create index concurrently if not exists customer_facts_of_group on customer_facts
  (language, has_ordered, has_points, has_renovation, registered_at, account_id) include (last_order_at, spent_cents);
create index concurrently if not exists customer_facts_of_group_by_email on customer_facts
  (language, has_ordered, has_points, has_renovation, email, account_id) include (last_order_at, spent_cents);
create index concurrently if not exists customer_facts_of_group_by_spending on customer_facts
  (language, has_ordered, has_points, has_renovation, spent_cents, account_id) include (last_order_at);

-- Another begins with the same column.
drop index concurrently if exists customer_facts_spent_cents_idx;
