-- Beside writes.
-- Renovations of a status with the words they are searched for: twenty thousand rows lie in as many pages of the table.
create index concurrently if not exists renovations_looked_through on renovations (status, moved_at desc, id desc)
  include (reference, title, client_name);
