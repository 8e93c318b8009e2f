import { sql } from 'kysely'

/** Invariants of payments for renovations. */
export const invariantsOfPayments = [
  {
    name: 'I15 contract sums',
    meaning: 'the instalments of a contract add up to what was accepted',
    query: sql`
      select q.renovation_id, d.total_cents, i.sum from quotations q
      join quotation_decisions d on d.quotation_id = q.id and d.kind = 'ACCEPTED'
      cross join lateral (
        select coalesce(sum(amount_cents), 0) as sum from instalments where renovation_id = q.renovation_id) i
      where q.status in ('ACCEPTED', 'CANCELLED') and i.sum <> d.total_cents`,
  },
  {
    name: 'I15 payable',
    meaning: 'what is payable, less what variations took out beyond it, is what was accepted and approved',
    query: sql`
      select q.renovation_id, d.total_cents + v.sum as contract, i.sum as payable, a.beyond from quotations q
      join quotation_decisions d on d.quotation_id = q.id and d.kind = 'ACCEPTED'
      cross join lateral (
        select coalesce(sum(payable_cents), 0) as sum from instalments where renovation_id = q.renovation_id) i
      cross join lateral (
        select coalesce(sum(cents), 0) as beyond from payment_allocations
        where renovation_id = q.renovation_id and cause = 'VARIATION') a
      cross join lateral (
        select coalesce(sum(amount_cents), 0) as sum from variations
        where renovation_id = q.renovation_id and status = 'APPROVED') v
      where q.status in ('ACCEPTED', 'CANCELLED')
        and (i.sum - a.beyond <> d.total_cents + v.sum or d.total_cents + v.sum < 0)
      union all
      select i.renovation_id, i.adjusted_cents, a.sum, 0 from instalments i
      cross join lateral (
        select coalesce(sum(cents), 0) as sum from instalment_adjustments where instalment_id = i.id) a
      where i.adjusted_cents <> a.sum`,
  },
  {
    name: 'I15 paid',
    meaning:
      'an instalment has been paid what was allotted to it, a payment was allotted as it came, and none that did not',
    query: sql`
      select i.id, i.paid_cents, a.sum from instalments i
      cross join lateral (
        select coalesce(sum(cents), 0) as sum from payment_allocations where instalment_id = i.id) a
      where i.paid_cents <> a.sum
      union all
      select p.id, p.received_cents, a.sum from payment_records p
      cross join lateral (
        select coalesce(sum(cents), 0) as sum from payment_allocations where record_id = p.id) a
      where a.sum <> case when p.state = 'CONFIRMED' then p.received_cents else 0 end`,
  },
  {
    name: 'I15 credit',
    meaning:
      'what is owed back is what came and what variations took out, less what was allotted to instalments and went back',
    query: sql`
      select r.id, r.credit_cents, a.credit, c.came, i.paid, b.back, v.beyond from renovations r
      cross join lateral (
        select coalesce(sum(cents) filter (where instalment_id is null), 0) as credit
        from payment_allocations where renovation_id = r.id) a
      cross join lateral (
        select coalesce(sum(received_cents), 0) as came from payment_records
        where renovation_id = r.id and state = 'CONFIRMED') c
      cross join lateral (
        select coalesce(sum(paid_cents), 0) as paid from instalments where renovation_id = r.id) i
      cross join lateral (
        select coalesce(sum(amount_cents), 0) as back from renovation_refunds where renovation_id = r.id) b
      cross join lateral (
        select coalesce(sum(cents), 0) as beyond from payment_allocations
        where renovation_id = r.id and cause in ('VARIATION', 'CREDITED', 'CANCELLED')) v
      where r.credit_cents <> a.credit or r.credit_cents <> c.came + v.beyond - i.paid - b.back`,
  },
  {
    name: 'I15 references',
    meaning: 'one word on a bank statement is one order or one instalment',
    query: sql`
      select coalesce(n.reference, p.reference) as reference from payment_references p
      full join (select reference from orders union all select reference from instalments) n using (reference)
      where n.reference is null or p.reference is null`,
  },
]
