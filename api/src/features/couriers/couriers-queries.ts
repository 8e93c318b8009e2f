import type { Database } from '../../database/database.ts'

export async function listCouriers(db: Database, storeId: string) {
  return db
    .selectFrom('couriers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('status', '=', 'ACTIVE')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type CourierRow = Awaited<ReturnType<typeof listCouriers>>[number]

export async function findCourier(db: Database, storeId: string, courierId: string): Promise<CourierRow | undefined> {
  return db
    .selectFrom('couriers')
    .selectAll()
    .where('id', '=', courierId)
    .where('store_id', '=', storeId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
}

export async function findTrackingPage(db: Database, courierId: string): Promise<string | null> {
  const row = await db.selectFrom('couriers').select('tracking_url').where('id', '=', courierId).executeTakeFirst()
  return row?.tracking_url ?? null
}

/** The areas of these couriers, in the order in which they are matched. */
export async function listCourierAreas(db: Database, courierIds: string[]) {
  if (courierIds.length === 0) return []
  return db
    .selectFrom('courier_areas')
    .selectAll()
    .where('courier_id', 'in', courierIds)
    .orderBy('courier_id')
    .orderBy('position')
    .execute()
}

export type CourierAreaRow = Awaited<ReturnType<typeof listCourierAreas>>[number]
