-- A notification names what it touches, in the words of contract/src/public-change.ts, so that a process drops only what shows
-- that. 'catalogue', 'configuration' and 'contents' are none of these words and mean everything, as any unknown one does.

-- A notification has room for 8000 bytes, and a list of very many is no shorter way than reading all anew.
create function announce_products(subjects text, ids uuid[]) returns void language plpgsql as $$
begin
  perform pg_notify('public_change', case
    when cardinality(ids) > 100 then 'everything'
    else concat_ws(' ', subjects, (select string_agg('product:' || id, ' ') from unnest(ids) id))
  end);
end $$;

-- Its first argument is the column that names the product; with a second one nothing of it stands in lists kept in memory.
create or replace function note_changed_products() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if not exists (select from changed) then
    return null;
  end if;
  if tg_nargs = 1 then
    perform note_catalogue_part(false, false);
    execute format(
      'insert into catalogue_product_changes (product_id) select distinct %I from changed order by 1 on conflict do nothing',
      tg_argv[0]
    );
  end if;
  execute format('select array(select distinct %I from changed limit 101)', tg_argv[0]) into ids;
  perform announce_products('products stock', ids);
  return null;
end $$;

create or replace function note_changed_shelves() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if not exists (select from changed) then
    return null;
  end if;
  perform note_catalogue_part(false, false);
  insert into catalogue_product_changes (product_id)
  select distinct v.product_id from changed c join product_variants v on v.id = c.variant_id order by 1
  on conflict do nothing;
  ids := array(
    select distinct v.product_id from changed c join product_variants v on v.id = c.variant_id limit 101
  );
  perform announce_products('products stock', ids);
  return null;
end $$;

-- Lists show whether a piece can be booked; how many of the last ones are left only its own page does.
create or replace function announce_stock_change() returns trigger language plpgsql as $$
declare
  turned uuid[];
  fewer uuid[];
begin
  select array_agg(distinct product_id order by product_id) filter (where (units = 0) <> (units_before = 0)),
    array_agg(distinct product_id) filter (where least(units, 6) <> least(units_before, 6))
  into turned, fewer
  from (
    select v.product_id, level.units, level.units - change.units as units_before
    from (
      select after.variant_id, sum(after.available - before.available) as units
      from levels_after after join levels_before before using (variant_id, warehouse_id)
      group by after.variant_id
    ) change
    cross join lateral (
      select sum(available) as units from stock_levels where variant_id = change.variant_id
    ) level
    join product_variants v on v.id = change.variant_id
    where change.units <> 0
  ) moved;
  if turned is not null then
    perform note_catalogue_part(false, false);
    insert into catalogue_product_changes (product_id) select unnest(turned) on conflict do nothing;
    perform announce_products('stock', turned || fewer);
  elsif fewer is not null then
    perform pg_notify('public_change', case
      when cardinality(fewer) > 100 then 'everything'
      else (select string_agg('units:' || id, ' ') from unnest(fewer) id)
    end);
  end if;
  return null;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array['product_categories', 'product_pictures', 'product_reviews'] loop
    execute format('drop trigger announce on %I', part);
    execute format('create trigger note_new after insert on %I referencing new table as changed
      for each statement execute function note_changed_products(''product_id'', ''not in lists'')', part);
    execute format('create trigger note_changed after update on %I referencing new table as changed
      for each statement execute function note_changed_products(''product_id'', ''not in lists'')', part);
    execute format('create trigger note_gone after delete on %I referencing old table as changed
      for each statement execute function note_changed_products(''product_id'', ''not in lists'')', part);
    execute format('create trigger note_emptied after truncate on %I
      for each statement execute function announce_public_change(''catalogue'')', part);
  end loop;
end $$;

-- A new picture shows only once something names it.
drop trigger announce on pictures;
create trigger announce after update or delete or truncate on pictures
for each statement execute function announce_public_change('catalogue');
