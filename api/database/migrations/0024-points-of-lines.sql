-- What each line cost in points, so that a refund of some of its units gives theirs back.
alter table order_lines add column points integer not null default 0 check (points >= 0);
update order_lines l set points = v.point_price * l.quantity
from product_variants v, orders o
where v.id = l.variant_id and o.id = l.order_id and not l.is_gift and v.point_price > 0
  -- Offers may have made units cheaper in points since forgotten; such an order keeps its points until all of it goes back.
  and o.points = (
    select sum(w.point_price * m.quantity)
    from order_lines m join product_variants w on w.id = m.variant_id
    where m.order_id = o.id and not m.is_gift
  );

-- The points that came back with a refund.
alter table refund_requests add column points integer not null default 0 check (points >= 0 and (points = 0 or status = 'APPROVED'));
