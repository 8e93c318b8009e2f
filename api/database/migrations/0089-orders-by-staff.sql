-- Who of the staff placed an order for a customer who telephoned or wrote.
alter table orders add column placed_by uuid references staff;
