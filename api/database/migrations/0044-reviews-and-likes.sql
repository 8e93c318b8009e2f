-- A review stays when its piece was given back, but is no longer one of somebody who bought it.
alter table product_reviews add column is_refunded boolean not null default false;
update product_reviews r set is_refunded = true
from orders o
where o.id = r.order_id and (o.payment_status = 'refunded' or (
  select coalesce(sum(i.quantity), 0) from refund_items i
  join refund_requests q on q.id = i.request_id and q.status = 'APPROVED'
  where i.order_id = o.id and i.variant_id = r.variant_id
) >= (
  select sum(l.quantity) from order_lines l
  where l.order_id = o.id and l.variant_id = r.variant_id and not l.is_gift
));

-- From where a guest's like came, as a keyed hash, and whether it counts: a guest is new with every session.
alter table post_likes
  add column source text,
  add column is_counted boolean not null default true;
create index on post_likes (post_id, source) where source is not null;
