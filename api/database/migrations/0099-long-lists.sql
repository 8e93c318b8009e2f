-- Beside writes.
-- Reviews of a piece by their stars, which are counted with each page; those of one person, and those that staff read.
create index concurrently if not exists product_reviews_by_stars on product_reviews (product_id, rating, created_at, id)
  where status = 'APPROVED';
create index concurrently if not exists product_reviews_of_account on product_reviews (account_id)
  where account_id is not null;
create index concurrently if not exists product_reviews_to_staff on product_reviews (status, created_at, id);
-- Articles in the order in which they come by themselves.
create index concurrently if not exists posts_recommended on posts (rank desc, published_at desc, id desc)
  where status = 'ACTIVE';
