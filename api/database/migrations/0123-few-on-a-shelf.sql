-- Beside writes.
-- What may run low is found among the shelves that hold little, and among versions of which more than usual counts as little.
create index concurrently if not exists stock_levels_few on stock_levels (variant_id) where available <= 20;
create index concurrently if not exists product_variants_few_from_more on product_variants (id) where low_stock_from > 20;
-- What was taken in on each day is summed along it.
create index concurrently if not exists orders_taken_in on orders (paid_at) include (total_cents, refunded_cents)
  where paid_at is not null;
