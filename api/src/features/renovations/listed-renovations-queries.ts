import type { RenovationStatus } from '@fitout/contract/renovations.ts'
import { sql } from 'kysely'
import { countRows, totalOf } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import {
  findIds,
  foundAtMost,
  type FoundIds,
  isCommon,
  listLookedThrough,
  mayContain,
  scannedRows,
  partOf,
} from '../../database/substring-search.ts'
import { type Key, keyset, type Sort, sortedBy } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type StaffFilter = {
  q?: string | undefined
  /** The matches of `q`, if there was a search. */
  found?: FoundIds | undefined
  status?: RenovationStatus | undefined
  staff_id?: string | undefined
  waiting?: keyof typeof waits | undefined
  /** The last due day that counts as overdue; the days until which quotations and permits count as expiring soon. */
  days: { overdue: string; today: string; expiring: string; ending: string }
}

const overdueInstalments = (overdue: string) => sql`from instalments i
  where i.renovation_id = renovations.id and not i.is_void
    and i.paid_cents < i.payable_cents and i.due_on <= ${overdue}::date
    and not exists (select from payment_records r where r.instalment_id = i.id and r.state = 'SUBMITTED')`

const lateDefects = (today: string) => sql`from defects d
  where d.renovation_id = renovations.id and d.state = 'OPEN' and d.due_on < ${today}::date`

/** The first day on which something was due, of what is waited for because it is late. */
const dueFirst = {
  overdue: ({ overdue }: StaffFilter['days']) =>
    sql<string | null>`(select min(i.due_on)::text ${overdueInstalments(overdue)})`,
  defect: ({ today }: StaffFilter['days']) => sql<string | null>`(select min(d.due_on)::text ${lateDefects(today)})`,
  expiring: () => sql<string | null>`null`,
  permit: () => sql<string | null>`null`,
}

/** Of a permit as an array of the few under way: in some orders all others would come before them. */
const waits = {
  overdue: ({ overdue }: StaffFilter['days']) => sql<boolean>`exists (select ${overdueInstalments(overdue)})`,
  expiring: ({ today, expiring }: StaffFilter['days']) => sql<boolean>`renovations.id in (
    select q.renovation_id from quotations q
    where q.status = 'SENT' and q.valid_until between ${today}::date and ${expiring}::date
    union all select v.renovation_id from variations v
    where v.status = 'SENT' and v.valid_until between ${today}::date and ${expiring}::date)`,
  defect: ({ today }: StaffFilter['days']) =>
    sql<boolean>`renovations.status not in ('CLOSED', 'CANCELLED') and exists (select ${lateDefects(today)})`,
  permit: ({ ending }: StaffFilter['days']) => sql<boolean>`renovations.id = any(array(
    select r.id from renovations r where r.status in ('ACCEPTED', 'IN_PROGRESS', 'INSPECTION')
      and ((r.building ->> 'permit_until')::date <= ${ending}::date or exists (
        select from renovation_checks c where c.renovation_id = r.id and c.state = 'DONE'
          and c.key in ('PERMIT', 'INSURANCE_CAR', 'INSURANCE_EC') and c.valid_until <= ${ending}::date))))`,
}

// Must equal the indexed expression; otherwise the indexes are not used.
const inRenovation = sql`reference || ' ' || client_name || ' ' || title || ' ' || coalesce(client_email, '') || ' '
  || coalesce(client_area_code, '') || coalesce(client_phone, '')`

/**
 * Whether the room of a row with `searched_id` matches the search text; also by the reference of an instalment, which
 * is on bank statements.
 */
const holds = (typed: string) => sql<boolean>`(reference ilike ${partOf(typed)} or title ilike ${partOf(typed)}
  or client_name ilike ${partOf(typed)} or exists (
    select from instalments i where i.renovation_id = searched_id and i.reference ilike ${partOf(typed)}))`

export async function findRenovationIds(db: Database, typed: string): Promise<FoundIds> {
  const part = partOf(typed)
  return findIds(db, {
    typed: [typed],
    newest: sql`select id as searched_id, reference, title, client_name, client_email, client_area_code, client_phone
      from renovations order by id desc`,
    fits: holds(typed),
    isLedTo: mayContain(inRenovation, typed),
    found: sql`(select id from renovations where ${mayContain(inRenovation, typed)}
        and (reference ilike ${part} or title ilike ${part} or client_name ilike ${part}) limit ${foundAtMost})
      union (select renovation_id from instalments
        where search_grams(reference) @> search_grams(${typed}) and reference ilike ${part} limit ${foundAtMost})`,
  })
}

export async function listStaffRenovationRows(
  db: Database,
  { q, found, status, staff_id: staffId, waiting, days }: StaffFilter,
  page: Place,
  asked: RenovationSort,
) {
  const sort = sortedBy(sorts, 'renovations.id', asked, lastMovedFirst)
  const matching = db
    .selectFrom('renovations')
    .where((of) =>
      of.and([
        ...(status ? [of('renovations.status', '=', sql.lit(status))] : []),
        ...(staffId ? [of('renovations.staff_id', '=', staffId)] : []),
        ...(waiting ? [waits[waiting](days)] : []),
        ...(found?.ids ? [sql<boolean>`renovations.id = any(${found.ids}::uuid[])`] : []),
      ]),
    )
  const following = (after?: Key) => matching.where(sort.follows(after))
  // A search text too common for the index is looked for in the first rows of the list.
  const fitting = (after?: Key) => {
    const rooms = following(after).select(['id', 'id as searched_id', 'reference', 'title', 'client_name'])
    const sorted = rooms.select(sort.columns)
    if (!q || !isCommon(found)) return sql`from (${sorted}) looked`
    return sql`from (${sorted.orderBy(sort.order).limit(scannedRows)}) looked where ${holds(q)}`
  }
  const order = sort.outerOrder
  const looked = isCommon(found) && (await listLookedThrough(db, page, { fitting, order, areMoreThanCounted: false }))
  const shown = looked
    ? sql<string>`(select unnest(${looked.ids}::uuid[]))`
    : sql<string>`(select id ${fitting(page.after)} order by ${order} offset ${page.offset} limit ${page.limit})`
  const rows = await db
    .selectFrom('renovations')
    .leftJoin('staff', 'staff.id', 'renovations.staff_id')
    .selectAll('renovations')
    .select(['staff.name as staff_name', hasClient.as('has_client')])
    .select((waiting ? dueFirst[waiting](days) : sql<string | null>`null`).as('due_first'))
    .select(sort.key.as('row_key'))
    .where('renovations.id', 'in', shown)
    .orderBy(sort.order)
    .execute()
  const count = () => countRows(db, sql`select ${fitting()}`)
  return { rows, total: (looked || undefined)?.total ?? (await totalOf(page, rows, count)) }
}

const lastMovedFirst = keyset(['renovations.moved_at', 'instant', 'desc'], ['renovations.id', 'id', 'desc'])

const sorts = {
  title: ['renovations.title', 'text'],
  created_at: ['renovations.created_at', 'instant'],
  moved_at: ['renovations.moved_at', 'instant'],
  // Must equal the indexed expression; as text, whose cast to a date cannot be indexed.
  permit_until: [sql`coalesce(renovations.building ->> 'permit_until', '9999-12-31')`, 'text'],
} as const

export type RenovationSort = Sort<keyof typeof sorts>

const hasClient = sql<boolean>`exists (
  select from renovation_members m where m.renovation_id = renovations.id and m."right" = 'CLIENT')`
