-- Puts a variant in a booking form, all in one call: its lines are read after its lock, so that additions at once add up.
-- Where it refuses it has written nothing; too many lines break a constraint, since they are only known under the lock.
-- Releases live side by side: a function that changes gets the next number.
create function put_in_cart_1(
  account uuid, store uuid, variant uuid, amount integer, is_set boolean, slot uuid,
  units_at_most integer, lines_at_most integer, guest_language text
) returns table (refusal text, units integer, is_capped boolean, units_in_all integer, form_version integer)
language plpgsql as $$
declare
  sold record;
  present integer;
  others integer;
  other_lines integer;
  wanted integer;
begin
  select p.kind, v.status = 'ACTIVE' and p.status = 'ACTIVE' as is_active, case when v.is_counted then
    coalesce((select sum(s.available) from stock_levels s where s.variant_id = v.id), 0) end as available
  into sold
  from product_variants v join products p on p.id = v.product_id
  where v.id = variant and p.store_id = store;
  refusal := case
    when not found then 'variant-not-found'
    when amount > 0 and not sold.is_active then 'variant-not-on-sale'
    when amount > 0 and sold.available <= 0 then 'out-of-stock' end;
  if refusal is not null then
    return next;
    return;
  end if;

  insert into accounts (id, type, language) values (account, 'TEMP', guest_language) on conflict (id) do nothing;
  insert into carts as c (account_id, store_id) values (account, store)
  on conflict (account_id, store_id) do update set version = c.version + 1, updated_at = now()
  returning c.version into form_version;
  select coalesce(sum(quantity) filter (where variant_id = variant), 0),
    coalesce(sum(quantity) filter (where variant_id <> variant), 0), count(*) filter (where variant_id <> variant)
  into present, others, other_lines
  from cart_lines where account_id = account and store_id = store;

  if amount = 0 then
    delete from cart_lines where account_id = account and store_id = store and variant_id = variant;
    units := 0;
    is_capped := false;
  elsif other_lines >= lines_at_most then
    raise check_violation using constraint = 'cart_lines_at_most', message = 'too many lines in a booking form';
  else
    wanted := case when is_set then amount else present + amount end;
    -- A visit is booked once: its line has one day.
    units := least(wanted, case when sold.kind = 'SERVICE' then 1 else units_at_most end, sold.available);
    is_capped := units < wanted;
    insert into cart_lines as l (account_id, store_id, variant_id, quantity, slot_id)
    values (account, store, variant, units, case when sold.kind = 'SERVICE' then slot end)
    on conflict (account_id, store_id, variant_id) do update set
      quantity = excluded.quantity, slot_id = coalesce(excluded.slot_id, l.slot_id);
  end if;
  units_in_all := others + units;
  return next;
end $$;
