-- Beside writes.
-- Renovations in the orders in which staff list them, all and of a status. Those by title have the words that are compared:
-- looked through by it, the rows lie in as many pages of the table.
create index concurrently if not exists renovations_as_they_came on renovations (created_at, id);
create index concurrently if not exists renovations_of_status_as_they_came on renovations (status, created_at, id);
create index concurrently if not exists renovations_by_title on renovations (title, id) include (reference, client_name);
create index concurrently if not exists renovations_of_status_by_title on renovations (status, title, id)
  include (reference, client_name);
create index concurrently if not exists renovations_by_permit on renovations
  (coalesce(building ->> 'permit_until', '9999-12-31'), id);
create index concurrently if not exists renovations_of_status_by_permit on renovations
  (status, coalesce(building ->> 'permit_until', '9999-12-31'), id);
