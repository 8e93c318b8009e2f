-- The reading side of the catalogue: what lists, search and product pages need, written whenever a product changes.

create table product_index (
  product_id uuid primary key references products on delete cascade,
  store_id uuid not null references stores,
  -- A short name of the row, for long lists of hits.
  number integer not null generated always as identity unique,
  -- The transaction that wrote the row, so that a reader fetches again only what its last snapshot did not hold.
  written_by xid8 not null default pg_current_xact_id(),
  facts jsonb not null,
  card jsonb not null,
  details jsonb not null
);
create index on product_index (store_id);

-- Apart from the index and with its terms out of line, so that a search reads few pages.
create table product_search (
  number integer primary key references product_index (number) on delete cascade,
  store_id uuid not null,
  -- '1' and a term that the title holds, '2' title or labels, '3' anywhere; '=' and a whole Latin word.
  terms text[] not null
) with (toast_tuple_target = 128);
-- The catalogue changes seldom and is searched often: no list of pending entries that each search would read.
create index on product_search using gin (terms) with (fastupdate = off);

-- The Latin words of the catalogue, by which a typo is known.
create table product_words (
  store_id uuid not null references stores,
  word text not null,
  product_count integer not null check (product_count > 0),
  primary key (store_id, word)
);

create table product_reviews (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  order_id uuid references orders,
  account_id uuid references accounts on delete set null,
  rating integer not null check (rating between 1 and 5),
  comment text not null,
  language text not null check (language in ('zh', 'cn', 'en')),
  picture_ids uuid[] not null default '{}' check (cardinality(picture_ids) <= 5),
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REJECTED')),
  -- Why staff rejected it, for its writer.
  reason text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (order_id, product_id)
);
create index on product_reviews (product_id, created_at desc) where status = 'APPROVED';

-- Transactions that changed what lists show. A process holding the catalogue in memory asks for those that its
-- snapshot did not see; rows are only ever added, so writers never wait for one another here.
create table catalogue_changes (
  xid xid8 primary key,
  changed_at timestamptz not null default now()
);

create function note_catalogue_change() returns void language plpgsql as $$
begin
  insert into catalogue_changes (xid) values (pg_current_xact_id()) on conflict do nothing;
  -- No process relies on a snapshot older than half a day.
  delete from catalogue_changes where xid in (
    select old.xid
    from (select xid, changed_at from catalogue_changes order by xid limit 5 for update skip locked) old
    where old.changed_at < now() - interval '1 day'
  );
end $$;

-- Everyone who keeps public answers listens on this channel.
create function announce_public_change() returns trigger language plpgsql as $$
begin
  if tg_nargs > 1 then
    perform note_catalogue_change();
  end if;
  perform pg_notify('public_change', tg_argv[0]);
  return null;
end $$;

do $$
declare
  announced record;
begin
  for announced in
    select * from (values
      ('configurations', '''configuration'''),
      ('contents', '''contents'''),
      ('categories', '''catalogue'', ''in-lists'''),
      ('attribute_values', '''catalogue'', ''in-lists'''),
      ('products', '''catalogue'', ''in-lists'''),
      ('product_variants', '''catalogue'', ''in-lists'''),
      ('product_index', '''catalogue'', ''in-lists'''),
      ('product_categories', '''catalogue'''),
      ('product_pictures', '''catalogue'''),
      ('product_reviews', '''catalogue'''),
      ('pictures', '''catalogue'''),
      ('couriers', '''catalogue'''),
      ('warehouses', '''catalogue''')
    ) as tables (name, arguments)
  loop
    execute format(
      'create trigger announce after insert or update or delete or truncate on %I
       for each statement execute function announce_public_change(%s)',
      announced.name, announced.arguments
    );
  end loop;
end $$;

create trigger announce_other after insert or delete or truncate on stock_levels
for each statement execute function announce_public_change('catalogue', 'in-lists');

-- An ordinary order changes nothing that is shown: only the first and the last unit and the last five do.
create function announce_stock_change() returns trigger language plpgsql as $$
declare
  turned boolean;
  shown boolean;
begin
  select bool_or((level.units = 0) <> (level.units - change.units = 0)),
    bool_or(least(level.units, 6) <> least(level.units - change.units, 6))
  into turned, shown
  from (
    select after.variant_id, sum(after.available - before.available) as units
    from levels_after after join levels_before before using (variant_id, warehouse_id)
    group by after.variant_id
  ) change
  cross join lateral (
    select sum(available) as units from stock_levels where variant_id = change.variant_id
  ) level
  where change.units <> 0;
  if turned then
    perform note_catalogue_change();
  end if;
  if shown then
    perform pg_notify('public_change', 'catalogue');
  end if;
  return null;
end $$;

create trigger announce_update after update on stock_levels
referencing old table as levels_before new table as levels_after
for each statement execute function announce_stock_change();
