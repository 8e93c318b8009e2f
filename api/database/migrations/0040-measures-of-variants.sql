-- A variant has measures of its own where it differs from its product.
alter table product_variants
  add column width_mm integer check (width_mm > 0),
  add column depth_mm integer check (depth_mm > 0),
  add column height_mm integer check (height_mm > 0),
  add constraint measures_are_whole check (num_nonnulls(width_mm, depth_mm, height_mm) in (0, 3));

-- Front and side of the piece as paths, traced from its 3D model.
alter table products add column outline jsonb;

-- By which version of the code a row was made; older ones are made anew.
alter table product_index add column made_by integer not null default 0;
