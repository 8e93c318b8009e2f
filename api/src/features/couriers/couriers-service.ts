import type { courier } from '@fitout/contract/couriers.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import {
  type CourierAreaRow,
  type CourierRow,
  findCourier,
  findTrackingPage,
  listCourierAreas,
  listCouriers,
} from './couriers-queries.ts'
import type { Courier } from './delivery.ts'
import { type Parcel, presentLimits, takesAll } from './parcels.ts'
import { listPickUpDistricts } from './pick-up-points-queries.ts'

export {
  type Courier,
  daysOfDelivery,
  type Delivery,
  handoverBy,
  presentEstimate,
  priceOfDelivery,
  requireDelivery,
} from './delivery.ts'
export { copyOfPoint, findNamedPoint, type PickUpPointRow, showPickUpPoints } from './pick-up-points.ts'
export type { Parcel }

type PickUpDistrict = Awaited<ReturnType<typeof listPickUpDistricts>>[number]

export async function readCouriers(db: Database, storeId: string): Promise<Map<string, Courier>> {
  const rows = await listCouriers(db, storeId)
  const areas = Map.groupBy(await listCourierAreas(db, idsOf(rows)), (area) => area.courier_id)
  return new Map(rows.map((row) => [row.id, { ...row, areas: areas.get(row.id) ?? [] }]))
}

/** Throws `courier-not-available`. */
export function requireCourierOf(couriers: ReadonlyMap<string, Courier>, courierId: string): Courier {
  const courier = couriers.get(courierId.toLowerCase())
  if (!courier) throw new AppError('courier-not-available')
  return courier
}

export async function showCouriers(db: Database, storeId: string, countryCode: string, parcels: Parcel[]) {
  const rows = (await listCouriers(db, storeId)).filter((row) => row.country_code === countryCode)
  const areas = await listCourierAreas(db, idsOf(rows))
  const districts = await listPickUpDistricts(db, idsOf(rows.filter(({ needs }) => needs === 'PICKUP_POINT')))
  const ofCourier = (row: CourierRow) => ({
    areas: areas.filter((area) => area.courier_id === row.id),
    districts: districts.filter((district) => district.courier_id === row.id),
  })
  return { data: rows.map((row) => presentCourier(row, ofCourier(row), parcels)) }
}

function idsOf(rows: CourierRow[]): string[] {
  return rows.map(({ id }) => id)
}

/** Throws `courier-not-available`. */
export async function requireCourier(db: Database, storeId: string, courierId: string): Promise<CourierRow> {
  const row = isId(courierId) ? await findCourier(db, storeId, courierId) : undefined
  if (!row) throw new AppError('courier-not-available')
  return row
}

/** The courier's tracking page for a parcel, if it has one. */
export async function trackingUrlOf(db: Database, courierId: string | null, trackingNumber: string | null) {
  if (!courierId || !trackingNumber) return null
  const template = await findTrackingPage(db, courierId)
  return template ? template.replace('{number}', encodeURIComponent(trackingNumber)) : null
}

type Reach = { areas: CourierAreaRow[]; districts: PickUpDistrict[] }

function presentCourier(row: CourierRow, { areas, districts }: Reach, parcels: Parcel[]): z.input<typeof courier> {
  const isReachable = row.needs !== 'PICKUP_POINT' || districts.some((limits) => takesAll(limits, parcels))
  return {
    _id: row.id,
    key: row.key,
    title: row.title,
    description: row.description,
    fee: toDollars(row.fee_cents),
    free_from: row.free_from_cents === null ? null : toDollars(row.free_from_cents),
    needs: row.needs as z.input<typeof courier>['needs'],
    estimate: { min_days: row.min_days, max_days: row.max_days },
    limits: presentLimits(row),
    areas: areas.map(({ title, places, surcharge_cents: surcharge, extra_days }) => ({
      title,
      places,
      surcharge: toDollars(surcharge),
      extra_days,
    })),
    pick_up_districts: [...new Set(districts.map(({ district }) => district))].toSorted(),
    is_available: takesAll(row, parcels) && isReachable,
  }
}
