-- Beside writes.
-- The products that show a picture, and those that show it without words in a language.
create index concurrently if not exists product_pictures_by_picture on product_pictures
  (picture_id, (coalesce(alt ->> 'zh', '') = '' or coalesce(alt ->> 'cn', '') = '' or coalesce(alt ->> 'en', '') = ''));
