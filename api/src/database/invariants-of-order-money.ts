import { sql } from 'kysely'

/** Invariants of payments for orders that are changed, or paid in parts. */
export const invariantsOfOrderMoney = [
  {
    name: 'I18 paid',
    meaning: 'what counts as paid towards an order is what came, less what went back because less was to pay',
    query: sql`
      select o.id, o.paid_cents, p.sum from orders o
      cross join lateral (
        select coalesce(sum(amount_cents), 0) as sum from order_payments where order_id = o.id) p
      where o.paid_cents <> p.sum or p.sum < 0`,
  },
  {
    name: 'I18 in full',
    meaning:
      'an order whose payments are noted counts as paid exactly when all of it is, and one that is paid in part does not lapse',
    query: sql`
      select id, status, payment_status, total_cents, paid_cents, expires_at from orders
      where (payment_status <> 'unpaid' and paid_cents < total_cents
          and exists (select from order_payments p where p.order_id = orders.id))
        or (payment_status = 'unpaid' and status <> 'cancelled' and paid_cents >= total_cents)
        or (payment_status = 'unpaid' and paid_cents > 0 and expires_at is not null)`,
  },
  {
    name: 'I18 returns',
    meaning:
      'of what was paid beyond what is owed one return waits, what went back is what was decided, and nothing else does',
    query: sql`
      select o.id, o.status, o.payment_status, o.total_cents, o.paid_cents, r.waiting from orders o
      cross join lateral (
        select count(*) as waiting from refund_requests
        where order_id = o.id and cause = 'CHANGE' and status = 'WAITING') r
      where r.waiting <> (o.paid_cents > case
        when o.status = 'cancelled' and o.payment_status = 'unpaid' then 0 else o.total_cents end)::int
      union all
      select r.order_id, r.status, r.cause, r.amount_cents, p.amount_cents, 0 from refund_requests r
      left join order_payments p on p.request_id = r.id
      where (p.id is not null) <> (r.cause = 'CHANGE' and r.status = 'APPROVED') or r.amount_cents <> -p.amount_cents`,
  },
  {
    name: 'I18 changes',
    meaning: 'the last change of an order led to its total',
    query: sql`
      select o.id, o.total_cents, c.after_cents from orders o
      cross join lateral (
        select after_cents from order_changes where order_id = o.id order by at desc, id desc limit 1) c
      where c.after_cents <> o.total_cents`,
  },
  {
    name: 'I18 told',
    meaning: 'every change of an order with an address that concerns the customer has its mail queued or sent',
    query: sql`
      select c.id from order_changes c join orders o on o.id = c.order_id
      where o.email is not null and c.at > now() - interval '5 days'
        and (c.before_cents <> c.after_cents or cardinality(c.fields) > 0 or exists (
          select from jsonb_array_elements(c.lines) l where l -> 'before' is distinct from l -> 'after'
            or l ->> 'starts_before' is distinct from l ->> 'starts_after'))
        and not exists (
        select from pgboss.job j where j.name = 'order-mail' and j.data ->> 'of' = c.id::text)`,
  },
]
