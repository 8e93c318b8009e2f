import { sql } from 'kysely'
import type { Database } from './database.ts'
import { invariantsOfHandovers } from './invariants-of-handovers.ts'
import { invariantsOfKeptLists } from './invariants-of-kept-lists.ts'
import { invariantsOfOrderMoney } from './invariants-of-order-money.ts'
import { invariantsOfPayments } from './invariants-of-payments.ts'
import { invariantsOfPoints } from './invariants-of-points.ts'
import { invariantsOfQuotations } from './invariants-of-quotations.ts'

export type InvariantResult = { name: string; meaning: string; rows: unknown[] }

type Invariant = { name: string; meaning: string; query: ReturnType<typeof sql<unknown>> }

/** All invariants, each as a read-only query for the rows that violate it. */
const invariants: Invariant[] = [
  {
    name: 'I1 stock adds up',
    meaning: 'what came in is available, held or sold, and nothing is below zero',
    query: sql`
      select s.* from stock_levels s
      where received <> available + held + sold or available < 0 or held < 0 or sold < 0
        or received <> (select coalesce(sum(quantity), 0) from stock_movements m
          where m.variant_id = s.variant_id and m.warehouse_id = s.warehouse_id)`,
  },
  {
    name: 'I1 holds and sales',
    meaning: 'what a shelf holds or has sold is what orders hold or have bought',
    query: sql`
      select s.variant_id, s.warehouse_id, s.held, s.sold, h.held as order_held, h.sold as order_sold
      from stock_levels s
      left join (
        select variant_id, warehouse_id,
          coalesce(sum(quantity) filter (where state = 'held'), 0) as held,
          coalesce(sum(quantity - returned) filter (where state = 'sold'), 0) as sold
        from order_holds group by variant_id, warehouse_id
      ) h using (variant_id, warehouse_id)
      where s.held <> coalesce(h.held, 0) or s.sold <> coalesce(h.sold, 0)`,
  },
  {
    name: 'I1 open orders',
    meaning: 'only an open unpaid order holds stock, only a paid one has bought it',
    query: sql`
      select o.id, o.status, o.payment_status, h.state from orders o join order_holds h on h.order_id = o.id
      where h.state <> case
        when o.payment_status in ('paid', 'refunded') then 'sold'
        when o.status in ('submitted', 'pending') then 'held'
        else 'released' end`,
  },
  {
    name: 'I1 order lines',
    meaning: 'an order took from the shelves exactly what its counted lines name',
    query: sql`
      select l.order_id, l.variant_id, l.quantity, h.quantity as taken
      from (select order_id, variant_id, sum(quantity) as quantity from order_lines group by 1, 2) l
      join product_variants v on v.id = l.variant_id and v.is_counted
      left join (select order_id, variant_id, sum(quantity) as quantity from order_holds group by 1, 2) h
        on h.order_id = l.order_id and h.variant_id = l.variant_id
      where l.quantity is distinct from h.quantity`,
  },
  {
    name: 'I2 totals',
    meaning: "an order's total is its lines less discounts plus delivery, in whole cents",
    query: sql`
      select o.id, o.total_cents, l.original, l.subtotal from orders o
      join (
        select order_id, sum(original_subtotal_cents) as original, sum(subtotal_cents) as subtotal,
          sum(unit_discount_cents) as unit_discount, sum(global_discount_cents) as shop_discount
        from order_lines group by order_id
      ) l on l.order_id = o.id
      where o.original_cents <> l.original
        or o.unit_discount_cents <> l.unit_discount
        or o.product_discount_cents <> l.original - l.subtotal - l.unit_discount
        or o.total_cents <> (select sum((step ->> 'amount')::bigint) from jsonb_array_elements(o.price_steps) step)
        or o.shop_discount_cents <> l.shop_discount
        or o.total_cents <> l.subtotal - o.shop_discount_cents - o.voucher_discount_cents + o.shipping_cents
        or o.total_cents < 0`,
  },
  ...invariantsOfPoints,
  ...invariantsOfPayments,
  ...invariantsOfOrderMoney,
  {
    name: 'I5 kept promises',
    meaning: 'what an answer has promised is there',
    query: sql`
      select k.account_id, k.operation, k.key from idempotency_keys k
      where (k.operation like 'checkout %'
          and not exists (select from orders o where o.id::text = k.answer -> 'data' ->> '_id'))
        or (k.operation = 'redeem voucher' and exists (
          select from jsonb_array_elements(k.answer -> 'data' -> 'redeemed') as redeemed
          where not exists (select from redeemed_vouchers r where r.id::text = redeemed ->> '_id')))`,
  },
  ...invariantsOfQuotations,
  ...invariantsOfHandovers,
  ...invariantsOfKeptLists,
  {
    name: 'I17 slots',
    meaning: 'a slot has as many places taken as there are holds and appointments in it, and none once it is removed',
    query: sql`
      select s.id, s.taken, s.capacity, s.removed_at, h.held, a.booked from appointment_slots s
      cross join lateral (select count(*) as held from appointment_holds where slot_id = s.id) h
      cross join lateral (
        select count(*) as booked from appointments where slot_id = s.id and status <> 'CANCELLED') a
      where s.taken <> h.held + a.booked or s.taken > s.capacity or (s.removed_at is not null and s.taken > 0)`,
  },
  {
    name: 'wishlists',
    meaning: 'a wishlist holds products of the main store only',
    query: sql`
      select w.account_id, w.product_id from wishlist_items w
      join products p on p.id = w.product_id join stores s on s.id = p.store_id
      where s.kind <> 'MAIN'`,
  },
  {
    name: 'I6 once',
    meaning: 'no two orders share a key or a reference',
    query: sql`
      select answer -> 'data' ->> '_id' as order_id, count(*) from idempotency_keys
      where operation like 'checkout %' group by 1 having count(*) > 1`,
  },
  {
    name: 'I7 states',
    meaning: 'every history begins with submitted, ends with the present status and takes only allowed steps, in time',
    query: sql`
      with steps as (
        select order_id, position, slug, created_at,
          lag(slug) over w as before, lag(created_at) over w as before_at,
          row_number() over (partition by order_id order by position desc) = 1 as is_last
        from order_statuses window w as (partition by order_id order by position)
      )
      select s.* , o.status from steps s join orders o on o.id = s.order_id
      where (s.before is null and s.slug <> 'submitted')
        or (s.before is not null and (s.before, s.slug) not in (
          ('submitted', 'pending'), ('submitted', 'cancelled'), ('pending', 'completed'), ('pending', 'cancelled')))
        or s.created_at < s.before_at
        or (s.is_last and s.slug <> o.status)`,
  },
  {
    name: 'I7 history',
    meaning: 'every order has a history',
    query: sql`select id from orders o where not exists (select from order_statuses s where s.order_id = o.id)`,
  },
  {
    name: 'I7 proofs',
    meaning: 'a proof that an order names is there and marked as used',
    query: sql`
      select o.id from orders o left join files f on f.id = o.proof_file_id
      where o.proof_file_id is not null and (f.id is null or f.used_at is null)`,
  },
  {
    name: 'I11 refunds',
    meaning: 'what was refunded is what was approved, never more than was paid, nor more units than were bought',
    query: sql`
      select o.id, o.total_cents, o.refunded_cents, r.approved
      from orders o left join (
        select order_id, sum(amount_cents) as approved from refund_requests
        where status = 'APPROVED' and cause = 'CUSTOMER' group by order_id
      ) r on r.order_id = o.id
      where o.refunded_cents <> coalesce(r.approved, 0) or o.refunded_cents > o.total_cents
        or (o.refunded_cents > 0 and o.payment_status = 'unpaid')
        or (o.payment_status = 'refunded' and o.refunded_cents <> o.total_cents)`,
  },
  {
    name: 'I11 units',
    meaning: 'of no variant more units are asked back than were bought, or put back than were taken',
    query: sql`
      select i.order_id, i.variant_id, sum(i.quantity) as asked, l.bought
      from refund_items i join refund_requests r on r.id = i.request_id and r.status in ('WAITING', 'APPROVED')
      left join (
        select order_id, variant_id, sum(quantity) as bought from order_lines where not is_gift group by 1, 2
      ) l on l.order_id = i.order_id and l.variant_id = i.variant_id
      group by i.order_id, i.variant_id, l.bought having sum(i.quantity) > coalesce(l.bought, 0)
      union all
      select h.order_id, h.variant_id, sum(h.returned), r.restocked
      from order_holds h left join (
        select i.order_id, i.variant_id, sum(i.restocked) as restocked
        from refund_items i join refund_requests r on r.id = i.request_id and r.status = 'APPROVED' group by 1, 2
      ) r on r.order_id = h.order_id and r.variant_id = h.variant_id
      group by h.order_id, h.variant_id, r.restocked having sum(h.returned) <> coalesce(r.restocked, 0)`,
  },
  {
    name: 'I12 default card',
    meaning: 'an account with cards has exactly one default',
    query: sql`
      select account_id, count(*) as cards, count(*) filter (where is_default) as defaults
      from cards group by account_id having count(*) filter (where is_default) <> 1`,
  },
  {
    name: 'I6 payments',
    meaning: 'what was paid online is noted as paid towards its order, once',
    query: sql`
      select s.id, s.order_id, s.status, s.amount_cents, p.amount_cents as noted
      from payment_sessions s left join order_payments p on p.session_id = s.id
      where exists (select from order_payments a where a.order_id = s.order_id) and (
        (s.status = 'completed') <> (p.id is not null)
        or (s.status = 'completed' and s.provider_payment is null)
        or (p.amount_cents <> s.amount_cents and not exists (
          select from payment_puzzles u where u.session_id = s.id and u.settled_how = 'ACCEPTED')))`,
  },
  {
    name: 'I6 unmatched payments',
    meaning: 'money that staff accepted is noted as what paid an order',
    query: sql`
      select p.id, s.order_id, s.status, o.payment_status from payment_puzzles p
      join payment_sessions s on s.id = p.session_id join orders o on o.id = s.order_id
      where p.settled_how = 'ACCEPTED' and (s.status <> 'completed' or not exists (
        select from order_payments a where a.session_id = s.id))`,
  },
  {
    name: 'I11 money back',
    meaning: 'no more goes back than was paid, and what came too late goes back whole',
    query: sql`
      select s.id, s.order_id, s.status, s.amount_cents, coalesce(sum(r.amount_cents), 0) as refunded
      from payment_sessions s left join payment_refunds r on r.session_id = s.id
      group by s.id
      having coalesce(sum(r.amount_cents), 0) > case when s.status in ('completed', 'returned') then s.amount_cents else 0 end
        or (s.status = 'returned' and coalesce(sum(r.amount_cents), 0) <> s.amount_cents)`,
  },
  {
    name: 'I14 effects',
    meaning: 'every order with an address has its first mail queued or sent',
    query: sql`
      select o.id from orders o
      where o.email is not null and o.created_at > now() - interval '5 days' and not exists (
        select from pgboss.job j
        where j.name = 'order-mail' and j.data ->> 'orderId' = o.id::text and j.data ->> 'event' = 'placed')`,
  },
  {
    name: 'I14 payments',
    meaning: 'every payment has its mail queued or sent, and so has money on its way back its job',
    query: sql`
      select o.id, 'paid' as event from orders o
      where o.email is not null and o.total_cents > 0 and o.paid_at > now() - interval '5 days' and not exists (
        select from pgboss.job j
        where j.name = 'order-mail' and j.data ->> 'orderId' = o.id::text and j.data ->> 'event' = 'paid')
      union all
      select r.id, 'refund' from payment_refunds r
      where r.sent_at is null and r.created_at > now() - interval '5 days' and not exists (
        select from pgboss.job j where j.name = 'refund-payment' and j.data ->> 'refundId' = r.id::text)`,
  },
  {
    name: 'I14 refund decisions',
    meaning: 'every decision upon a refund has its mail queued or sent',
    query: sql`
      select r.id from refund_requests r
      where r.decided_at > now() - interval '5 days' and not exists (
        select from pgboss.job j where j.name = 'refund-mail' and j.data ->> 'requestId' = r.id::text)`,
  },
]

export async function checkInvariants(db: Database): Promise<InvariantResult[]> {
  return db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const results: InvariantResult[] = []
      for (const { name, meaning, query } of invariants) {
        results.push({ name, meaning, rows: [...(await query.execute(trx)).rows] })
      }
      return results
    })
}
