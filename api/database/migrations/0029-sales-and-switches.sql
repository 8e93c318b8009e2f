-- A sale may have days: it counts from its first moment up to, and not including, its end.
alter table product_variants
  add column sale_starts_at timestamptz,
  add column sale_ends_at timestamptz,
  add check (sale_ends_at > sale_starts_at);

create function sale_at(variant product_variants, moment timestamptz) returns integer language sql immutable as $$
  select case
    when variant.sale_starts_at > moment or variant.sale_ends_at <= moment then 0
    else variant.sale_percent
  end
$$;

-- When a sale next begins or ends among the prices of the row.
alter table product_index add column priced_until timestamptz;
create index on product_index (priced_until) where priced_until is not null;

-- Staff close a point until they open it again, whatever the courier's list says meanwhile.
alter table pick_up_points add column is_switched_off boolean not null default false;

create trigger announce after insert or update or delete or truncate on courier_areas
for each statement execute function announce_public_change('catalogue');
create trigger announce after insert or update or delete or truncate on pick_up_points
for each statement execute function announce_public_change('catalogue');
