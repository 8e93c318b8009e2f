-- The numbers of the products of a store that are filed under all of some terms, with commas between. Below some thousand
-- products the planner reads the whole table, as it does not count what it costs to unpack the terms of each row: 30 ms in
-- place of half a millisecond.
create function product_hits(store uuid, sought text[]) returns text language sql stable strict parallel safe
  set enable_seqscan = off as $$
  select string_agg(number::text, ',') from product_search where store_id = store and terms @> sought
$$;
