import { sql } from 'kysely'

/** Invariants of vouchers and points. */
export const invariantsOfPoints = [
  {
    name: 'I3 vouchers',
    meaning: 'what is taken of a voucher is its redemptions, or the live orders with its code, within its limits',
    query: sql`
      select v.id, v.taken, v.stock, r.redeemed, u.used from vouchers v
      left join lateral (
        select count(*) as redeemed from redeemed_vouchers where voucher_id = v.id and taken_back_at is null) r on true
      left join lateral (
        select count(*) as used from voucher_uses where voucher_id = v.id and released_at is null) u on true
      where v.taken <> case when v.code is null then r.redeemed else u.used end
        or v.taken > v.stock
        or exists (
          select from voucher_uses x where x.voucher_id = v.id and x.released_at is null and v.code is not null
          group by x.account_id having count(*) > v.per_account)`,
  },
  {
    name: 'I3 uses',
    meaning: 'a live use belongs to an order that lives and carries its reduction; a redeemed voucher serves its owner',
    query: sql`
      select u.order_id, o.status, o.voucher_discount_cents, r.order_id as redeemed_for
      from voucher_uses u join orders o on o.id = u.order_id
      left join redeemed_vouchers r on r.id = u.redeemed_voucher_id
      where (u.released_at is null) <> (o.status <> 'cancelled' and o.payment_status <> 'refunded')
        or (u.released_at is null and o.voucher_discount_cents = 0)
        or (u.released_at is null and u.redeemed_voucher_id is not null
          and (r.order_id is distinct from u.order_id or r.account_id <> o.account_id))
      union all
      select o.id, o.status, o.voucher_discount_cents, null from orders o
      where o.voucher_discount_cents > 0 and not exists (select from voucher_uses u where u.order_id = o.id)`,
  },
  {
    name: 'I4 points',
    meaning:
      'balance and debt are the sums of their ledger and never below zero, and of one account not both; an order keeps the points it was paid with but for what was refunded',
    query: sql`
      select m.account_id, m.balance, sum(e.points) as ledger, min(e.balance) as lowest
      from memberships m left join point_entries e on e.account_id = m.account_id
      group by m.account_id
      having m.balance <> coalesce(sum(e.points), 0) or m.balance < 0 or min(e.balance) < 0
        or m.debt <> coalesce(sum(e.owed), 0) or m.debt < 0 or min(e.debt) < 0 or (m.balance > 0 and m.debt > 0)
      union all
      select o.account_id, o.points, e.spent, r.returned
      from orders o left join (
        select order_id, sum(points) as spent from point_entries
        where kind = 'redeem' or points > 0 and kind = 'reverse' group by order_id
      ) e on e.order_id = o.id left join (
        select order_id, sum(points) as returned from refund_requests group by order_id
      ) r on r.order_id = o.id
      where coalesce(e.spent, 0) <> case
        when o.status = 'cancelled' or o.payment_status = 'refunded' then 0
        else coalesce(r.returned, 0) - o.points end`,
  },
  {
    name: 'I4 earnings',
    meaning: 'only a completed order earns points, and never more than a point for each dollar it was paid with',
    query: sql`
      select e.account_id, e.order_id, e.points, o.status, o.total_cents
      from point_entries e join orders o on o.id = e.order_id
      where e.kind = 'earn' and (o.status <> 'completed' or e.points > o.total_cents / 100)`,
  },
  {
    name: 'I4 taken back',
    meaning:
      'of an order no more points stay than dollars were kept; a voucher that was taken back serves no order, and its points are in the ledger',
    query: sql`
      select o.account_id, o.id, e.kept as points, o.total_cents - o.refunded_cents as cents from orders o
      join (
        select order_id, sum(points - owed) as kept from point_entries
        where kind = 'earn' or kind = 'reverse' and points <= 0 group by order_id
      ) e on e.order_id = o.id
      where e.kept > (o.total_cents - o.refunded_cents) / 100 and not exists (
        select from refund_requests r where r.order_id = o.id and r.status = 'APPROVED' and r.points_taken is null)
      union all
      select r.account_id, r.id, r.points, e.points from redeemed_vouchers r left join (
        select refund_id, voucher_id, sum(points) as points from point_entries
        where kind = 'reverse' and points > 0 group by refund_id, voucher_id
      ) e on e.refund_id = r.refund_id and e.voucher_id = r.voucher_id
      where r.taken_back_at is not null and (r.order_id is not null or e.points is distinct from (
        select sum(s.points) from redeemed_vouchers s where s.refund_id = r.refund_id and s.voucher_id = r.voucher_id))`,
  },
]
