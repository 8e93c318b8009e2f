-- Orders that staff placed for customers. Null in days summed before: they are summed again.
alter table order_days add column by_staff integer;
