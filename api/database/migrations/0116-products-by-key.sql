-- Beside writes.
-- Staff's list of pieces, and how many there are, without those that were put away.
create index concurrently if not exists products_by_key on products (key, id) where status <> 'ARCHIVED';
