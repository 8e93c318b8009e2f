-- From how many units on a variant runs low; null where it goes by what the shop takes for all.
alter table product_variants add column low_stock_from integer
  constraint product_variants_low_stock_from_check check (low_stock_from between 0 and 100000);
