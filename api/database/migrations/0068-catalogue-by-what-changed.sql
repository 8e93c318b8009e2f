-- Recorded as 451c8b6e22c4603c145af53ab5853c4465a8b6d52afe5fcf9fd0f0ecabf72c52.
-- A process that keeps the catalogue in memory reads again only the products that changed. A note that does not say what
-- changed, as a former release and scripts write it, means everything.
alter table catalogue_changes
  add column is_whole boolean not null default true,
  add column is_tree boolean not null default true;

-- Rows are only ever added by the transaction whose number they bear, so writers never wait for one another here.
create table catalogue_product_changes (
  xid xid8 not null default pg_current_xact_id(),
  product_id uuid not null,
  primary key (xid, product_id)
);
create table catalogue_word_changes (
  xid xid8 not null default pg_current_xact_id(),
  store_id uuid not null,
  word text not null,
  primary key (xid, store_id, word)
);

create function note_catalogue_part(whole boolean, tree boolean) returns void language plpgsql as $$
begin
  insert into catalogue_changes (xid, is_whole, is_tree) values (pg_current_xact_id(), whole, tree)
  on conflict (xid) do update set is_whole = catalogue_changes.is_whole or whole, is_tree = catalogue_changes.is_tree or tree
  where (whole and not catalogue_changes.is_whole) or (tree and not catalogue_changes.is_tree);
  -- No process relies on a snapshot older than half a day.
  delete from catalogue_changes where xid in (
    select old.xid
    from (select xid, changed_at from catalogue_changes order by xid limit 5 for update skip locked) old
    where old.changed_at < now() - interval '1 day'
  );
end $$;

-- With a second argument it is what lists show: the tree, or everything.
create or replace function announce_public_change() returns trigger language plpgsql as $$
begin
  if tg_nargs > 1 then
    perform note_catalogue_part(tg_argv[1] = 'everything', true);
  end if;
  perform pg_notify('public_change', tg_argv[0]);
  return null;
end $$;

-- Its argument is the column that names the product.
create function note_changed_products() returns trigger language plpgsql as $$
begin
  if not exists (select from changed) then
    return null;
  end if;
  perform note_catalogue_part(false, false);
  execute format(
    'insert into catalogue_product_changes (product_id) select distinct %I from changed order by 1 on conflict do nothing',
    tg_argv[0]
  );
  perform pg_notify('public_change', 'catalogue');
  return null;
end $$;

create function note_changed_shelves() returns trigger language plpgsql as $$
begin
  if not exists (select from changed) then
    return null;
  end if;
  perform note_catalogue_part(false, false);
  insert into catalogue_product_changes (product_id)
  select distinct v.product_id from changed c join product_variants v on v.id = c.variant_id order by 1
  on conflict do nothing;
  perform pg_notify('public_change', 'catalogue');
  return null;
end $$;

create function note_changed_words() returns trigger language plpgsql as $$
begin
  if not exists (select from changed) then
    return null;
  end if;
  perform note_catalogue_part(false, false);
  insert into catalogue_word_changes (store_id, word) select distinct store_id, word from changed order by 1, 2
  on conflict do nothing;
  return null;
end $$;

do $$
declare
  noted record;
begin
  for noted in
    select * from (values
      ('products', 'note_changed_products(''id'')'),
      ('product_variants', 'note_changed_products(''product_id'')'),
      ('product_index', 'note_changed_products(''product_id'')'),
      ('product_words', 'note_changed_words()')
    ) as tables (name, call)
  loop
    execute format('drop trigger if exists announce on %I', noted.name);
    execute format('create trigger note_new after insert on %I referencing new table as changed
      for each statement execute function %s', noted.name, noted.call);
    execute format('create trigger note_changed after update on %I referencing new table as changed
      for each statement execute function %s', noted.name, noted.call);
    execute format('create trigger note_gone after delete on %I referencing old table as changed
      for each statement execute function %s', noted.name, noted.call);
    execute format('create trigger note_emptied after truncate on %I
      for each statement execute function announce_public_change(''catalogue'', ''everything'')', noted.name);
  end loop;
end $$;

drop trigger announce_other on stock_levels;
create trigger note_new after insert on stock_levels referencing new table as changed
for each statement execute function note_changed_shelves();
create trigger note_gone after delete on stock_levels referencing old table as changed
for each statement execute function note_changed_shelves();
create trigger note_emptied after truncate on stock_levels
for each statement execute function announce_public_change('catalogue', 'everything');

-- An ordinary order changes nothing that is shown: only the first and the last unit and the last five do.
create or replace function announce_stock_change() returns trigger language plpgsql as $$
declare
  turned uuid[];
  is_shown boolean;
begin
  select array_agg(level.variant_id) filter (where (level.units = 0) <> (level.units - change.units = 0)),
    bool_or(least(level.units, 6) <> least(level.units - change.units, 6))
  into turned, is_shown
  from (
    select after.variant_id, sum(after.available - before.available) as units
    from levels_after after join levels_before before using (variant_id, warehouse_id)
    group by after.variant_id
  ) change
  cross join lateral (
    select change.variant_id, sum(available) as units from stock_levels where variant_id = change.variant_id
  ) level
  where change.units <> 0;
  if turned is not null then
    perform note_catalogue_part(false, false);
    insert into catalogue_product_changes (product_id)
    select distinct product_id from product_variants where id = any(turned) order by 1
    on conflict do nothing;
  end if;
  if is_shown then
    perform pg_notify('public_change', 'catalogue');
  end if;
  return null;
end $$;

drop function note_catalogue_change();
