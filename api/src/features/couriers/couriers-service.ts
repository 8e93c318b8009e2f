import type { courier } from '@fitout/contract/couriers.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type CourierRow, findCourier, findTrackingPage, listCouriers } from './couriers-queries.ts'
import { type Parcel, takesParcel } from './parcels.ts'

export type { Parcel }

export async function showCouriers(db: Database, storeId: string, countryCode: string, parcels: Parcel[]) {
  const rows = await listCouriers(db, storeId, countryCode)
  return { data: rows.map((row) => presentCourier(row, takesAll(row, parcels))) }
}

/** The courier for an order's parcels. Throws `courier-not-available` or `parcel-too-large`. */
export async function requireCourier(
  db: Database,
  storeId: string,
  countryCode: string,
  courierId: string | null | undefined,
  parcels: Parcel[],
): Promise<CourierRow> {
  const row = courierId ? await findCourier(db, storeId, courierId) : undefined
  if (!row || row.country_code !== countryCode) throw new AppError('courier-not-available')
  if (!takesAll(row, parcels)) throw new AppError('parcel-too-large')
  return row
}

/** The courier's own page about a parcel, where it has one. */
export async function trackingUrlOf(db: Database, courierId: string | null, trackingNumber: string | null) {
  if (!courierId || !trackingNumber) return null
  const template = await findTrackingPage(db, courierId)
  return template ? template.replace('{number}', encodeURIComponent(trackingNumber)) : null
}

function takesAll(row: CourierRow, parcels: Parcel[]): boolean {
  const limits = { maxGrams: row.max_grams, maxSideMm: row.max_side_mm, maxSumMm: row.max_sum_mm }
  return parcels.every((parcel) => takesParcel(limits, parcel))
}

function presentCourier(row: CourierRow, isAvailable: boolean): z.input<typeof courier> {
  return {
    _id: row.id,
    key: row.key,
    title: row.title,
    description: row.description,
    fee: toDollars(row.fee_cents),
    free_from: row.free_from_cents === null ? null : toDollars(row.free_from_cents),
    needs: row.needs as 'ADDRESS' | 'PICKUP_POINT' | 'NOTHING',
    estimate: { min_days: row.min_days, max_days: row.max_days },
    limits: { max_grams: row.max_grams, max_side_mm: row.max_side_mm, max_sum_mm: row.max_sum_mm },
    is_available: isAvailable,
  }
}
