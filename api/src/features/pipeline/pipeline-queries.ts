import type { AppointmentKind } from '@fitout/contract/appointments.ts'
import type { PipelineColumn } from '@fitout/contract/staff/pipeline.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type CardRow = {
  id: string
  place: PipelineColumn
  reference: string
  title: string
  client_name: string
  district: string | null
  status: string
  visit: AppointmentKind | null
  staff_name: string | null
  since: Date
  days: number
  budget: string | null
  amount_cents: number | null
  open_cents: number | null
  next_action: string | null
  next_at: Date | null
  next_on: string | null
  is_late: boolean
}
export type ColumnRow = {
  place: PipelineColumn
  count: number
  amount_cents: number
  open_cents: number
  late: number
}

export type At = { now: Date; today: string; visitsSince: Date; overdue: string }

/** Upcoming visits, and past ones that can still lead to a renovation. */
const visits = ({ visitsSince }: At) => sql`
  select a.*, l.starts_at, l.kind, l.staff_id as visitor_id
  from appointments a join appointment_slots l on l.id = a.slot_id
  where l.kind in ('SHOWROOM', 'MEASUREMENT')
    and (a.status = 'BOOKED' or (a.status = 'DONE' and l.starts_at >= ${visitsSince}))`

const enquiries = (at: At) => sql`
  select e.id, 'enquiries' as place, e.reference, e.subject as title, e.name as client_name, e.location as district,
    e.status, null::text as visit, s.name as staff_name, e.created_at as since, e.budget,
    null::bigint as amount_cents, null::bigint as open_cents, e.next_action, null::timestamptz as next_at,
    coalesce(e.next_action_on, case when e.status = 'NEW' then (e.reply_by at time zone 'Asia/Hong_Kong')::date end)
      as next_on,
    coalesce(e.status = 'NEW' and e.reply_by < ${at.now} or e.next_action_on < ${at.today}::date, false) as is_late
  from enquiries e left join staff s on s.id = e.owner_id
  where e.status in ('NEW', 'ANSWERED')
    and not exists (select from renovations r where r.enquiry_id = e.id)
    and not exists (select from (${visits(at)}) v where v.enquiry_id = e.id)`

/** A visit within a renovation, or of a client who has one, counts with the renovation. */
const appointments = (at: At) => sql`
  select v.id, 'appointments' as place, v.reference, coalesce(e.subject, '') as title, v.name as client_name,
    coalesce(v.district, e.location) as district, v.status, v.kind as visit, s.name as staff_name,
    v.created_at as since, e.budget, null::bigint as amount_cents, null::bigint as open_cents,
    e.next_action, v.starts_at as next_at, null::date as next_on,
    v.status = 'BOOKED' and v.starts_at < ${at.now} as is_late
  from (${visits(at)}) v
  left join enquiries e on e.id = v.enquiry_id
  left join staff s on s.id = coalesce(v.visitor_id, e.owner_id)
  where (e.id is null or v.status = 'BOOKED' or e.status in ('NEW', 'ANSWERED'))
    and not exists (select from renovations r where r.enquiry_id = v.enquiry_id)
    and not exists (select from renovations r where r.client_email = v.email and r.status not in ('CLOSED', 'CANCELLED'))
    and not exists (select from renovation_members m join renovations r on r.id = m.renovation_id
      where m.account_id = v.account_id and r.status not in ('CLOSED', 'CANCELLED'))`

const quotations = () => sql`
  select r.id, 'quotations' as place, r.reference, r.title, r.client_name, r.district, r.status, null::text as visit,
    s.name as staff_name, r.created_at as since, r.budget, q.total_cents as amount_cents, null::bigint as open_cents,
    null::text as next_action, null::timestamptz as next_at,
    case when q.status = 'SENT' then q.valid_until end as next_on, false as is_late
  from renovations r left join staff s on s.id = r.staff_id
  left join lateral (
    select q.total_cents, q.status, q.valid_until from quotations q
    where q.renovation_id = r.id and q.status <> 'DRAFT' order by q.version desc limit 1) q on true
  where r.status in ('PLANNING', 'QUOTED')`

const contracts = (at: At) => sql`
  select r.id, case when r.status = 'HANDED_OVER' then 'warranties' else 'works' end as place, r.reference, r.title,
    r.client_name, r.district, r.status, null::text as visit, s.name as staff_name,
    case when r.status = 'HANDED_OVER' then r.handed_over_on::timestamp at time zone 'Asia/Hong_Kong' else c.at end
      as since,
    r.budget,
    c.total_cents + coalesce((
      select sum(v.amount_cents)::bigint from variations v where v.renovation_id = r.id and v.status = 'APPROVED'), 0)
      as amount_cents,
    i.open_cents, null::text as next_action, null::timestamptz as next_at,
    case when r.status = 'HANDED_OVER' then (select max(w.ends_on) from warranties w where w.renovation_id = r.id)
      else (r.building ->> 'permit_until')::date end as next_on,
    coalesce(i.is_overdue, false)
      or coalesce(r.status <> 'HANDED_OVER' and (r.building ->> 'permit_until')::date < ${at.today}::date, false)
      as is_late
  from renovations r left join staff s on s.id = r.staff_id
  join quotations q on q.renovation_id = r.id and q.status = 'ACCEPTED'
  join quotation_decisions c on c.quotation_id = q.id and c.kind = 'ACCEPTED'
  left join lateral (
    select sum(i.payable_cents - i.paid_cents)::bigint as open_cents,
      bool_or(i.paid_cents < i.payable_cents and i.due_on <= ${at.overdue}::date and not exists (
        select from payment_records p where p.instalment_id = i.id and p.state = 'SUBMITTED')) as is_overdue
    from instalments i where i.renovation_id = r.id and not i.is_void) i on true
  where r.status in ('ACCEPTED', 'IN_PROGRESS', 'INSPECTION', 'HANDED_OVER')`

const all = (at: At) => sql`(${enquiries(at)} union all ${appointments(at)} union all ${quotations()}
  union all ${contracts(at)})`

const longestFirst = keyset(['since', 'instant', 'asc'], ['id', 'id', 'asc'])

/** The cards of one column; the others are not queried. */
export async function listCardRows(db: Database, column: PipelineColumn, at: At, page: Place) {
  const { rows } = await sql<CardRow & Keyed>`
    select c.*, ${at.today}::date - (c.since at time zone 'Asia/Hong_Kong')::date as days, ${longestFirst.key} as row_key
    from ${all(at)} c where c.place = ${column} and ${longestFirst.follows(page.after)}
    order by ${longestFirst.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  return rows
}

export async function listColumnRows(db: Database, at: At): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select c.place, count(*)::int as count, coalesce(sum(c.amount_cents), 0)::bigint as amount_cents,
      coalesce(sum(c.open_cents), 0)::bigint as open_cents, count(*) filter (where c.is_late)::int as late
    from ${all(at)} c group by c.place`.execute(db)
  return rows
}

export async function countCards(db: Database, column: PipelineColumn, at: At): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${all(at)} c where c.place = ${column}`.execute(db)
  return rows[0]?.count ?? 0
}
