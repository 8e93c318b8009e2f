import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import type { CourierAreaRow, CourierRow } from './couriers-queries.ts'

export type StaffCourierRow = CourierRow & {
  store: 'MAIN' | 'MINI'
  open_points: number
  areas: Pick<CourierAreaRow, 'title' | 'places' | 'surcharge_cents' | 'extra_days'>[]
}

const couriers = sql`
  select c.*, s.kind as store,
    (select count(*)::int from pick_up_points p
      where p.courier_id = c.id and p.status = 'ACTIVE' and not p.is_switched_off) as open_points,
    (select coalesce(json_agg(json_build_object('title', a.title, 'places', a.places,
        'surcharge_cents', a.surcharge_cents, 'extra_days', a.extra_days) order by a.position), '[]')
      from courier_areas a where a.courier_id = c.id) as areas
  from couriers c join stores s on s.id = c.store_id`

export async function listStaffCourierRows(db: Database): Promise<StaffCourierRow[]> {
  return (await sql<StaffCourierRow>`${couriers} order by s.kind, c.position, c.id`.execute(db)).rows
}

/** Returns a courier and locks its row until the transaction ends. */
export async function lockCourier(db: Database, id: string): Promise<StaffCourierRow | undefined> {
  await sql`select from couriers where id = ${id} for no key update`.execute(db)
  return (await sql<StaffCourierRow>`${couriers} where c.id = ${id}`.execute(db)).rows[0]
}

export type CourierChange = Pick<
  StaffCourierRow,
  | 'title'
  | 'description'
  | 'fee_cents'
  | 'free_from_cents'
  | 'min_days'
  | 'max_days'
  | 'max_grams'
  | 'max_side_mm'
  | 'max_sum_mm'
  | 'tracking_url'
  | 'is_own'
  | 'status'
>

export type NewCourier = CourierChange & Pick<StaffCourierRow, 'id' | 'store_id' | 'key' | 'needs'>

/** Serialises writers, so that keys stay unique and positions consistent. */
export async function lockStore(db: Database, id: string): Promise<void> {
  await sql`select from stores where id = ${id} for no key update`.execute(db)
}

/** Adds a courier after the others of its store. */
export async function insertCourier(db: Database, courier: NewCourier): Promise<void> {
  const last = db.selectFrom('couriers').where('store_id', '=', courier.store_id)
  await db
    .insertInto('couriers')
    .values({
      ...courier,
      country_code: 'HK',
      position: last.select(({ fn }) => fn.count<number>('id').as('count')),
    })
    .execute()
}

export async function updateCourier(db: Database, id: string, change: CourierChange): Promise<void> {
  await db.updateTable('couriers').set(change).where('id', '=', id).execute()
}

export async function orderCouriers(db: Database, ids: string[]): Promise<void> {
  await sql`
    update couriers c set position = placed.position - 1
    from unnest(${ids}::uuid[]) with ordinality as placed (id, position) where c.id = placed.id`.execute(db)
}

/** The areas of a courier, in the order in which they are matched. */
export async function replaceAreas(db: Database, courierId: string, areas: StaffCourierRow['areas']): Promise<void> {
  await db.deleteFrom('courier_areas').where('courier_id', '=', courierId).execute()
  const rows = areas.map((area, position) => ({ ...area, courier_id: courierId, position }))
  if (rows.length > 0) await db.insertInto('courier_areas').values(rows).execute()
}

export type StaffPointRow = {
  courier_id: string
  code: string
  kind: 'LOCKER' | 'STATION' | 'STORE' | 'SHOP'
  title: Words
  address: Words
  hours: Words
  district: string
  sub_district: string | null
  max_grams: number | null
  max_side_mm: number | null
  max_sum_mm: number | null
  status: 'ACTIVE' | 'INACTIVE'
  is_switched_off: boolean
}

type PointFilter = { courier_id?: string | undefined; district?: string | undefined; q?: string | undefined }

const byCode = keyset(['p.courier_id', 'id', 'asc'], ['p.code', 'text', 'asc'])

export async function listStaffPointRows(db: Database, { courier_id, district, q }: PointFilter, page: Place) {
  const part = q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const matching = sql`
    from pick_up_points p
    where (${courier_id ?? null}::uuid is null or p.courier_id = ${courier_id ?? null})
      and (${district ?? null}::text is null or p.district = ${district ?? null})
      and (${part}::text is null or p.code ilike ${part} or p.title::text ilike ${part} or p.address::text ilike ${part})`
  const { rows } = await sql<StaffPointRow & Keyed>`
    select p.*, ${byCode.key} as row_key ${matching} and ${byCode.follows(page.after)} order by ${byCode.order} offset ${page.offset} limit ${page.limit}`.execute(
    db,
  )
  const counted = await sql<{ count: number }>`select count(*)::int as count ${matching}`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

/** A pick-up point, locked until the transaction ends. */
export async function lockPoint(db: Database, courierId: string, code: string): Promise<StaffPointRow | undefined> {
  const { rows } = await sql<StaffPointRow>`
    select * from pick_up_points where courier_id = ${courierId} and code = ${code} for update`.execute(db)
  return rows[0]
}

export async function switchPoint(db: Database, { courier_id, code }: StaffPointRow, isOff: boolean): Promise<void> {
  await db
    .updateTable('pick_up_points')
    .set({ is_switched_off: isOff })
    .where('courier_id', '=', courier_id)
    .where('code', '=', code)
    .execute()
}
