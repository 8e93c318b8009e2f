import type { chosenPickUpPoint, pickUpPoint } from '@fitout/contract/pick-up-points.ts'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type Parcel, presentLimits, takesAll } from './parcels.ts'
import { findPickUpPoint, listPickUpPoints, type PickUpPointRow } from './pick-up-points-queries.ts'

export type { PickUpPointRow }

export async function showPickUpPoints(db: Database, courierId: string, district: string, parcels: Parcel[]) {
  const rows = await listPickUpPoints(db, courierId, district)
  return { data: rows.map((row) => presentPoint(row, takesAll(row, parcels))) }
}

/** The point an order goes to. Throws `pick-up-point-not-available` or `pick-up-point-too-small`. */
export async function requirePickUpPoint(
  db: Database,
  courierId: string,
  code: string,
  parcels: Parcel[],
): Promise<PickUpPointRow> {
  const row = await findPickUpPoint(db, courierId, code)
  if (!row) throw new AppError('pick-up-point-not-available')
  if (!takesAll(row, parcels)) throw new AppError('pick-up-point-too-small')
  return row
}

/** What an order keeps of its point, whatever becomes of the list. */
export function copyOfPoint({ code, title, address, hours }: PickUpPointRow): z.input<typeof chosenPickUpPoint> {
  return { code, title, address, hours }
}

function presentPoint(row: PickUpPointRow, isAvailable: boolean): z.input<typeof pickUpPoint> {
  return {
    ...copyOfPoint(row),
    kind: row.kind as z.input<typeof pickUpPoint>['kind'],
    district: row.district,
    sub_district: row.sub_district,
    limits: presentLimits(row),
    is_available: isAvailable,
  }
}
