-- When staff put an order away that is over. It leaves their lists, and is found by search and in a view of its own.
alter table orders add column archived_at timestamptz;
