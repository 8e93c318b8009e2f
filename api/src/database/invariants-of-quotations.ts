import { sql } from 'kysely'

/** Invariants of quotations, each as a query for the rows that violate it. */
export const invariantsOfQuotations = [
  {
    name: 'I16 one sent version',
    meaning: 'a room is quoted as long as exactly one version is open, and has a contract when exactly one is accepted',
    query: sql`
      select r.id, r.status, q.open, q.accepted from renovations r
      cross join lateral (
        select count(*) filter (where status = 'SENT') as open, count(*) filter (where status = 'ACCEPTED') as accepted
        from quotations where renovation_id = r.id) q
      where q.open <> (r.status = 'QUOTED')::int
        or q.accepted <> (r.status in ('ACCEPTED', 'IN_PROGRESS', 'INSPECTION', 'HANDED_OVER', 'CLOSED'))::int`,
  },
  {
    name: 'I16 frozen',
    meaning: 'what was sent is whole: its lines, totals and signature agree, and no part of it can be saved any more',
    query: sql`
      select q.id, q.version, q.status from quotations q
      left join quotation_decisions a on a.quotation_id = q.id and a.kind = 'ACCEPTED'
      where q.status <> 'DRAFT' and (
        exists (select from quotation_groups g where g.quotation_id = q.id)
        or round((q.content ->> 'total')::numeric * 100) <> q.total_cents
        or q.content ->> 'valid_until' <> q.valid_until::text
        or (q.content ->> 'subtotal')::numeric <> coalesce((
          select sum((line ->> 'amount')::numeric)
          from jsonb_array_elements(q.content -> 'groups') g, jsonb_array_elements(g -> 'lines') line
          where line ->> 'kind' <> 'OPTION'), 0)
        or (q.status in ('ACCEPTED', 'CANCELLED') and a.content_hash is distinct from q.content_hash))`,
  },
  {
    name: 'I16 frozen variations',
    meaning: 'a variation that was sent is whole: its lines, amount and signature agree, and a line is settled by it',
    query: sql`
      select v.id, v.number, v.status from variations v
      left join variation_decisions d on d.variation_id = v.id
      where v.status <> 'DRAFT' and (
        round((v.content ->> 'amount')::numeric * 100) <> v.amount_cents
        or (v.content ->> 'days')::int <> v.days
        or v.content ->> 'valid_until' <> v.valid_until::text
        or (v.content ->> 'amount')::numeric <> coalesce((
          select sum((line ->> 'amount')::numeric * case line ->> 'sign' when 'NEW' then 1 else -1 end)
          from jsonb_array_elements(v.content -> 'lines') line), 0)
        or (v.status <> 'SENT') <> (d.kind is not distinct from v.status)
        or (v.status = 'APPROVED' and d.content_hash is distinct from v.content_hash)
        or (v.status = 'APPROVED' and v.provisional_key is not null and not exists (
          select from provisional_settlements s where s.variation_id = v.id and s.line_key = v.provisional_key)))`,
  },
]
