-- What search engines and shared links show of a product in place of its title and summary.
alter table products
  add column listing_title jsonb not null default '{}',
  add column listing_description jsonb not null default '{}';
comment on column products.listing_title is 'Words';
comment on column products.listing_description is 'Words';
