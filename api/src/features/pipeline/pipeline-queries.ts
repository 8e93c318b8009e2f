import type { AppointmentKind } from '@fitout/contract/appointments.ts'
import { type PipelineColumn, pipelineColumns, summedAtMost } from '@fitout/contract/staff/pipeline.ts'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '../../database/count-rows.ts'
import { type Database, transaction } from '../../database/database.ts'
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

/** The definition of a column: its cases, when each entered it, and the facts on a card. */
type Column = {
  cases: RawBuilder<unknown>
  /** Which cases are in it: one condition for each index that finds some. */
  where: RawBuilder<unknown>[]
  id: RawBuilder<unknown>
  since: RawBuilder<unknown>
  beside: RawBuilder<unknown>
  facts: RawBuilder<unknown>
}

/** `offset 0` forces an index lookup per case: the planner would scan a whole table to exclude a few. */
const none = (rows: RawBuilder<unknown>) => sql`not exists (${rows} offset 0)`

/** Upcoming visits, and past ones that can still lead to a renovation. */
const isUpcoming = sql`l.kind in ('SHOWROOM', 'MEASUREMENT') and v.status = 'BOOKED'`
const isRecent = ({ visitsSince }: At) =>
  sql`l.kind in ('SHOWROOM', 'MEASUREMENT') and v.status = 'DONE' and l.starts_at >= ${visitsSince}`

const enquiries = (at: At): Column => ({
  cases: sql`enquiries e`,
  where: [
    sql`e.status in ('NEW', 'ANSWERED')
      and ${none(sql`select from renovations r where r.enquiry_id = e.id`)}
      and ${none(sql`select from appointments v join appointment_slots l on l.id = v.slot_id
        where v.enquiry_id = e.id and (${isUpcoming} or ${isRecent(at)})`)}`,
  ],
  id: sql`e.id`,
  since: sql`e.created_at`,
  beside: sql`left join staff s on s.id = e.owner_id`,
  facts: sql`e.reference, e.subject as title, e.name as client_name, e.location as district,
    e.status, null::text as visit, s.name as staff_name, e.budget,
    null::bigint as amount_cents, null::bigint as open_cents, e.next_action, null::timestamptz as next_at,
    coalesce(e.next_action_on, case when e.status = 'NEW' then (e.reply_by at time zone 'Asia/Hong_Kong')::date end)
      as next_on,
    coalesce(e.status = 'NEW' and e.reply_by < ${at.now} or e.next_action_on < ${at.today}::date, false) as is_late`,
})

/** The latest past visits considered: more than any studio makes in the days that count. */
const overAtMost = sql.lit(5000)
const isAmongLatest = ({ visitsSince }: At) => sql`v.id in (
  select t.appointment_id from appointment_times t where t.status = 'DONE' and t.starts_at >= ${visitsSince}
  order by t.starts_at desc limit ${overAtMost})`

/** A visit within a renovation, or of a client who has one, counts with the renovation. */
const appointments = (at: At): Column => ({
  cases: sql`appointments v join appointment_slots l on l.id = v.slot_id left join enquiries e on e.id = v.enquiry_id`,
  where: [
    isUpcoming,
    sql`${isRecent(at)} and ${isAmongLatest(at)} and (e.id is null or e.status in ('NEW', 'ANSWERED'))`,
  ].map(
    (visits) => sql`${visits}
      and ${none(sql`select from renovations r where r.enquiry_id = v.enquiry_id`)}
      and ${none(sql`select from renovations r
        where r.client_email = v.email and r.status not in ('CLOSED', 'CANCELLED')`)}
      and ${none(sql`select from renovation_members m join renovations r on r.id = m.renovation_id
        where m.account_id = v.account_id and r.status not in ('CLOSED', 'CANCELLED')`)}`,
  ),
  id: sql`v.id`,
  since: sql`v.created_at`,
  beside: sql`left join staff s on s.id = coalesce(l.staff_id, e.owner_id)`,
  facts: sql`v.reference, coalesce(e.subject, '') as title, v.name as client_name,
    coalesce(v.district, e.location) as district, v.status, l.kind as visit, s.name as staff_name,
    e.budget, null::bigint as amount_cents, null::bigint as open_cents,
    e.next_action, l.starts_at as next_at, null::date as next_on,
    v.status = 'BOOKED' and l.starts_at < ${at.now} as is_late`,
})

const quotations = (): Column => ({
  cases: sql`renovations r`,
  where: [sql`r.status in ('PLANNING', 'QUOTED')`],
  id: sql`r.id`,
  since: sql`r.created_at`,
  beside: sql`left join staff s on s.id = r.staff_id
    left join lateral (
      select q.total_cents, q.status, q.valid_until from quotations q
      where q.renovation_id = r.id and q.status <> 'DRAFT' order by q.version desc limit 1) q on true`,
  facts: sql`r.reference, r.title, r.client_name, r.district, r.status, null::text as visit,
    s.name as staff_name, r.budget, q.total_cents as amount_cents, null::bigint as open_cents,
    null::text as next_action, null::timestamptz as next_at,
    case when q.status = 'SENT' then q.valid_until end as next_on, false as is_late`,
})

const contracts = (at: At, isHandedOver: boolean): Column => ({
  cases: sql`renovations r join quotations q on q.renovation_id = r.id and q.status = 'ACCEPTED'
    join quotation_decisions c on c.quotation_id = q.id and c.kind = 'ACCEPTED'`,
  where: [isHandedOver ? sql`r.status = 'HANDED_OVER'` : sql`r.status in ('ACCEPTED', 'IN_PROGRESS', 'INSPECTION')`],
  id: sql`r.id`,
  since: isHandedOver ? sql`(r.handed_over_on::timestamp at time zone 'Asia/Hong_Kong')` : sql`c.at`,
  beside: sql`left join staff s on s.id = r.staff_id
    left join lateral (
      select sum(i.payable_cents - i.paid_cents)::bigint as open_cents,
        bool_or(i.paid_cents < i.payable_cents and i.due_on <= ${at.overdue}::date and not exists (
          select from payment_records p where p.instalment_id = i.id and p.state = 'SUBMITTED')) as is_overdue
      from instalments i where i.renovation_id = r.id and not i.is_void) i on true`,
  facts: sql`r.reference, r.title, r.client_name, r.district, r.status, null::text as visit, s.name as staff_name, r.budget,
    c.total_cents + coalesce((
      select sum(v.amount_cents)::bigint from variations v where v.renovation_id = r.id and v.status = 'APPROVED'), 0)
      as amount_cents,
    i.open_cents, null::text as next_action, null::timestamptz as next_at,
    case when r.status = 'HANDED_OVER' then (select max(w.ends_on) from warranties w where w.renovation_id = r.id)
      else (r.building ->> 'permit_until')::date end as next_on,
    coalesce(i.is_overdue, false)
      or coalesce(r.status <> 'HANDED_OVER' and (r.building ->> 'permit_until')::date < ${at.today}::date, false)
      as is_late`,
})

const columns: Record<PipelineColumn, (at: At) => Column> = {
  enquiries,
  appointments,
  quotations,
  works: (at) => contracts(at, false),
  warranties: (at) => contracts(at, true),
}

const together = (parts: RawBuilder<unknown>[]) => sql`(${sql.join(parts, sql` union all `)})`

const sortOf = (since: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  keyset([since, 'instant', 'asc'], [id, 'id', 'asc'])

/** The cards of one column, longest in it first. */
export async function listCardRows(db: Database, column: PipelineColumn, at: At, page: Place) {
  const { cases, where, id, since, beside, facts } = columns[column](at)
  const sort = sortOf(since, id)
  const parts = where.map(
    (which) => sql`(select ${id} as id, ${sql.join(sort.columns)} from ${cases}
      where ${which} and ${sort.follows(page.after)} order by ${sort.order} limit ${page.offset + page.limit})`,
  )
  // Selects ids first, so that nothing else is read for skipped rows.
  const { rows } = await sql<CardRow & Keyed>`
    select ${id} as id, ${column} as place, ${since} as since, ${facts},
      ${at.today}::date - (${since} at time zone 'Asia/Hong_Kong')::date as days, ${sort.key} as row_key
    from ${cases} ${beside}
    where ${id} in (select id from ${together(parts)} shown
      order by ${sort.outerOrder} offset ${page.offset} limit ${page.limit})
    order by ${sort.order}`.execute(db)
  return rows
}

/** Totals over the cases longest in each column; one more than the limit means that there are more. */
export async function listColumnRows(db: Database, at: At): Promise<ColumnRow[]> {
  return caseByCase(db, async (trx) => {
    const sums: ColumnRow[] = []
    for (const column of pipelineColumns) sums.push(await sumColumn(trx, column, at))
    return sums
  })
}

async function sumColumn(db: Database, column: PipelineColumn, at: At): Promise<ColumnRow> {
  const { cases, where, id, since, beside, facts } = columns[column](at)
  const sort = sortOf(since, id)
  const limit = sql.lit(summedAtMost + 1)
  const parts = where.map(
    (which) => sql`(select ${id} as id, ${sql.join(sort.columns)} from ${cases}
      where ${which} order by ${sort.order} limit ${limit})`,
  )
  const { rows } = await sql<ColumnRow>`
    select ${column} as place, count(*)::int as count, coalesce(sum(c.amount_cents), 0)::bigint as amount_cents,
      coalesce(sum(c.open_cents), 0)::bigint as open_cents, count(*) filter (where c.is_late)::int as late
    from (select ${facts} from ${cases} ${beside} where ${id} in (
      select id from ${together(parts)} shown order by ${sort.outerOrder} limit ${limit})) c`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum has no row')
  return row
}

/** Follows the order of a column until there are enough rows: by default the planner reads all of them first. */
async function caseByCase<T>(db: Database, body: (trx: Database) => Promise<T>): Promise<T> {
  return transaction(db, async (trx) => {
    for (const way of ['enable_seqscan', 'enable_bitmapscan', 'enable_hashjoin', 'enable_mergejoin']) {
      await sql`select set_config(${way}, 'off', true)`.execute(trx)
    }
    return body(trx)
  })
}

export async function countCards(db: Database, column: PipelineColumn, at: At): Promise<number> {
  const { cases, where } = columns[column](at)
  const all = together(where.map((which) => sql`select from ${cases} where ${which}`))
  return caseByCase(db, (trx) => countRows(trx, all))
}
