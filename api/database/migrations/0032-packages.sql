-- What a package of a service includes, a line for each thing.
alter table product_variants add column includes jsonb not null default '{}';
