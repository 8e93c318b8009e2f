import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export async function listPickUpPoints(db: Database, courierId: string, district: string) {
  return db
    .selectFrom('pick_up_points')
    .selectAll()
    .where('courier_id', '=', courierId)
    .where('district', '=', district)
    .where('status', '=', 'ACTIVE')
    .where('is_switched_off', '=', false)
    .orderBy('code')
    .execute()
}

export type PickUpPointRow = Awaited<ReturnType<typeof listPickUpPoints>>[number]

export async function findPickUpPoint(db: Database, courierId: string, code: string) {
  return db
    .selectFrom('pick_up_points')
    .selectAll()
    .where('courier_id', '=', courierId)
    .where('code', '=', code)
    .where('status', '=', 'ACTIVE')
    .where('is_switched_off', '=', false)
    .executeTakeFirst()
}

/** The districts where each courier has points, with the largest limits there. */
export async function listPickUpDistricts(db: Database, courierIds: string[]) {
  if (courierIds.length === 0) return []
  return db
    .selectFrom('pick_up_points')
    .select(['courier_id', 'district', 'max_grams', 'max_side_mm', 'max_sum_mm'])
    .distinct()
    .where('courier_id', 'in', courierIds)
    .where('status', '=', 'ACTIVE')
    .where('is_switched_off', '=', false)
    .execute()
}

/** The couriers in every store, by the key that a list uses. */
export async function listPickUpCouriers(db: Database, keys: string[]) {
  if (keys.length === 0) return []
  return db
    .selectFrom('couriers')
    .select(['id', 'key'])
    .where('key', 'in', keys)
    .where('needs', '=', 'PICKUP_POINT')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function listAllPickUpPoints(db: Database, courierId: string): Promise<PickUpPointRow[]> {
  return db.selectFrom('pick_up_points').selectAll().where('courier_id', '=', courierId).execute()
}

export type NewPickUpPoint = Omit<PickUpPointRow, 'courier_id' | 'status' | 'is_switched_off'>

/** Upserts points; those no longer listed become inactive. */
export async function putPickUpPoints(db: Database, courierId: string, points: NewPickUpPoint[]): Promise<void> {
  await sql`
    insert into pick_up_points (courier_id, code, kind, title, address, hours, district, sub_district,
      max_grams, max_side_mm, max_sum_mm)
    select ${courierId}::uuid, p.code, p.kind, p.title, p.address, p.hours, p.district, p.sub_district,
      p.max_grams, p.max_side_mm, p.max_sum_mm
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as p (code text, kind text, title jsonb, address jsonb,
      hours jsonb, district text, sub_district text, max_grams integer, max_side_mm integer, max_sum_mm integer)
    on conflict (courier_id, code) do update set
      kind = excluded.kind, title = excluded.title, address = excluded.address, hours = excluded.hours,
      district = excluded.district, sub_district = excluded.sub_district, max_grams = excluded.max_grams,
      max_side_mm = excluded.max_side_mm, max_sum_mm = excluded.max_sum_mm, status = 'ACTIVE'`.execute(db)
}

export async function retirePickUpPoints(db: Database, courierId: string, codes: string[]): Promise<void> {
  if (codes.length === 0) return
  await db
    .updateTable('pick_up_points')
    .set({ status: 'INACTIVE' })
    .where('courier_id', '=', courierId)
    .where('code', 'in', codes)
    .execute()
}
