-- Beside writes.
-- Reviews in the orders in which staff list them, all and of a state, and by their words.
create index concurrently if not exists product_reviews_as_they_came on product_reviews (created_at, id);
create index concurrently if not exists product_reviews_by_rating on product_reviews (rating, created_at, id);
create index concurrently if not exists product_reviews_of_status_by_rating on product_reviews
  (status, rating, created_at, id);
create index concurrently if not exists product_reviews_words on product_reviews using gin (search_grams(comment));
