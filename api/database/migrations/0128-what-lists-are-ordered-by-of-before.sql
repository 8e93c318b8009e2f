-- Apart from the triggers, which are there by now: no order waits while all of them are read.
insert into product_sort_keys (product_id, least_price_cents, available)
  select p.id, coalesce(v.least, -1), coalesce(v.units, -1)
  from products p left join (
    select v.product_id, min(v.price_cents) as least, sum(l.units)::bigint as units
    from product_variants v left join (
      select variant_id, sum(available) as units from stock_levels group by variant_id) l on l.variant_id = v.id
    group by v.product_id) v on v.product_id = p.id
  on conflict (product_id) do nothing;

insert into customer_facts (account_id, spent_cents, last_order_at, districts)
  select a.id, sum(f.cents), max(f.ordered_at), array_remove(array_agg(distinct f.district), null)
  from (
    select account_id, case when paid_at is not null then total_cents - refunded_cents else 0 end as cents,
      case when status <> 'cancelled' then created_at end as ordered_at, district from orders
    union all select account_id, 0, null, district from delivery_recipients
    union all select m.account_id, 0, null, r.district from renovation_members m
      join renovations r on r.id = m.renovation_id where m."right" = 'CLIENT'
    union all select m.account_id, p.received_cents, null, null from renovation_members m
      join payment_records p on p.renovation_id = m.renovation_id and p.state = 'CONFIRMED' where m."right" = 'CLIENT'
    union all select m.account_id, -f.amount_cents, null, null from renovation_members m
      join renovation_refunds f on f.renovation_id = m.renovation_id where m."right" = 'CLIENT') f
  join accounts a on a.id = f.account_id
  where a.type <> 'TEMP' and a.deleted_at is null
  group by a.id
  on conflict (account_id) do nothing;
