-- Beside writes.
-- Archived products too, since a search finds them: all variants were sorted for the first twenty thousand.
create index concurrently if not exists products_in_order on products (key, id);
