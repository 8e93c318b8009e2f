-- Beside writes.
-- Comments in the orders in which staff list them, all and of a state, and by their words.
create index concurrently if not exists post_comments_as_they_came on post_comments (created_at, id);
create index concurrently if not exists post_comments_by_change on post_comments (updated_at, id);
create index concurrently if not exists post_comments_of_status_by_change on post_comments (status, updated_at, id);
create index concurrently if not exists post_comments_words on post_comments using gin (search_grams(comment));
