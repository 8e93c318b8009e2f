-- A piece that is no longer sold is put away: out of the shop, and of lists of staff unless they ask for it.
-- What is there already fits, and is not read again.
alter table products
  drop constraint products_status_check,
  add constraint products_status_check check (status in ('DRAFT', 'ACTIVE', 'INACTIVE', 'ARCHIVED')) not valid;
