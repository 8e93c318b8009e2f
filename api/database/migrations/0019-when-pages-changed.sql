-- When what a product's page shows was changed last, for the sitemap.
alter table product_index add column changed_at timestamptz not null default now();
