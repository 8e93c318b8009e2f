-- The numbers of the products of a store that are filed under a term, four bytes each: as text, a tenth of a million of
-- them takes longer to write and to read than to find. Planned as `product_hits`, whose place it takes.
create function products_under(store uuid, term text) returns bytea language sql stable strict parallel safe
  set enable_seqscan = off as $$
  select string_agg(int4send(number), '') from product_search where store_id = store and terms @> array[term]
$$;
