-- What the studio answers to an approved review in public.
alter table product_reviews
  add column reply text,
  add column reply_language text check (reply_language in ('zh', 'cn', 'en')),
  add column replied_at timestamptz,
  -- When its writer was told. A later reply is not mailed.
  add column reply_told_at timestamptz,
  add constraint product_reviews_reply_check check (
    (reply is null) = (reply_language is null) and (reply is null) = (replied_at is null)
    and (reply is null or status = 'APPROVED')
  ) not valid;
