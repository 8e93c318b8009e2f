-- Who wants to be told when a version is back. Nobody is written to before the address is proved.
create table stock_notices (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  variant_id uuid not null references product_variants on delete cascade,
  email text not null,
  language text not null check (language in ('zh', 'cn', 'en')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- Set by whatever transaction brings the first unit back.
  returned_at timestamptz,
  told_at timestamptz
);
create unique index on stock_notices (variant_id, email) where told_at is null;
create index on stock_notices (account_id);
create index on stock_notices (returned_at) where told_at is null and confirmed_at is not null;

create function note_stock_return() returns trigger language plpgsql as $$
begin
  update stock_notices n set returned_at = now()
  from (
    select change.variant_id
    from (
      select after.variant_id, sum(after.available - before.available) as units
      from levels_after after join levels_before before using (variant_id, warehouse_id)
      group by after.variant_id
    ) change
    where change.units > 0
      and change.units = (select sum(l.available) from stock_levels l where l.variant_id = change.variant_id)
  ) back
  where n.variant_id = back.variant_id and n.told_at is null and n.returned_at is null;
  return null;
end $$;

create trigger note_return after update on stock_levels
referencing old table as levels_before new table as levels_after
for each statement execute function note_stock_return();
