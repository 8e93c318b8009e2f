import { sql } from 'kysely'

/** Invariants of the end of a renovation. */
export const invariantsOfHandovers = [
  {
    name: 'I18 defects and certificate',
    meaning: 'a certificate that both have signed is of a home that was handed over, and claims come after it',
    query: sql`
      select h.renovation_id, r.status from handovers h join renovations r on r.id = h.renovation_id
      where h.client_signed_at is not null and r.status not in ('HANDED_OVER', 'CLOSED')
      union all
      select r.id, r.status from renovations r
      where r.handed_over_on is not null
        and not exists (select from handovers h where h.renovation_id = r.id and h.client_signed_at is not null)
      union all
      select d.renovation_id, d.kind from defects d join renovations r on r.id = d.renovation_id
      where d.kind = 'WARRANTY' and r.handed_over_on is null`,
  },
  {
    name: 'I18 warranties',
    meaning: 'warranties are those of the certificate, from its day',
    query: sql`
      select w.renovation_id from warranties w left join handovers h on h.renovation_id = w.renovation_id
      where h.client_signed_at is null or w.starts_on <> h.day`,
  },
  {
    name: 'I7 renovation states',
    meaning: 'what the clock has closed has nothing left: no defect is open, and all of a contract is paid',
    query: sql`
      select r.id from renovations r where r.status = 'CLOSED' and r.handed_over_on is not null and (
        exists (select from defects d where d.renovation_id = r.id and d.state in ('OPEN', 'FIXED'))
        or exists (select from instalments i
          where i.renovation_id = r.id and not i.is_void and i.paid_cents < i.payable_cents))`,
  },
]
