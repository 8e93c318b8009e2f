-- The bell tells of low stock by the rule that Today counts by, which a job applies: at the own threshold, or at the pace of
-- sales. A sale tells of the last unit alone.
create or replace function tell_staff_of_stock() returns trigger language plpgsql as $$
begin
  insert into staff_notices (event, subject_id)
  select 'stock.out', product_id
  from (
    select v.product_id, t.taken + s.now_left as was_left, s.now_left
    from (
      select c.variant_id, sum(f.available - c.available) as taken
      from changed c join former f using (variant_id, warehouse_id)
      group by c.variant_id having sum(f.available - c.available) > 0
    ) t
    join product_variants v on v.id = t.variant_id and v.is_counted and v.status = 'ACTIVE'
    join products p on p.id = v.product_id and p.status = 'ACTIVE'
    cross join lateral (select sum(available) as now_left from stock_levels where variant_id = v.id) s
    order by v.id
  ) shelf
  where now_left <= 0 and was_left > 0;
  return null;
end $$;

-- What staff were told of, with what was left then: once it has more again, they are told anew.
create table low_stock_told (
  variant_id uuid primary key references product_variants on delete cascade,
  available integer not null
);

-- What is low at the upgrade is nothing new.
insert into low_stock_told (variant_id, available)
select v.id, coalesce(l.available, 0)
from product_variants v
left join (select variant_id, sum(available) as available from stock_levels group by 1) l on l.variant_id = v.id
left join (
  select variant_id, sum(units) as sold from sale_days where day > current_date - 30 group by 1
) s on s.variant_id = v.id
where v.is_counted
  and coalesce(l.available, 0) <= coalesce(v.low_stock_from, greatest(5, coalesce(s.sold, 0) * 28 / 30));
