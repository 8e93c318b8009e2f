import type { chosenPickUpPoint, pickUpPoint } from '@fitout/contract/pick-up-points.ts'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { type Parcel, presentLimits, takesAll } from './parcels.ts'
import { findPickUpPoint, listPickUpPoints, type PickUpPointRow } from './pick-up-points-queries.ts'

export type { PickUpPointRow }

export async function showPickUpPoints(db: Database, courierId: string, district: string, parcels: Parcel[]) {
  const rows = await listPickUpPoints(db, courierId, district)
  return { data: rows.map((row) => presentPoint(row, takesAll(row, parcels))) }
}

type Named = { courier_id?: string | null | undefined; pick_up_point_code?: string | null | undefined }

/** The pick-up point chosen in a form. */
export async function findNamedPoint(
  db: Database,
  { courier_id: courierId, pick_up_point_code: code }: Named,
): Promise<PickUpPointRow | undefined> {
  return code && courierId && isId(courierId) ? findPickUpPoint(db, courierId, code) : undefined
}

/** Throws `pick-up-point-not-available` or `pick-up-point-too-small`. */
export function requireFitting(point: PickUpPointRow | undefined, parcels: Parcel[]): PickUpPointRow {
  if (!point) throw new AppError('pick-up-point-not-available')
  if (!takesAll(point, parcels)) throw new AppError('pick-up-point-too-small')
  return point
}

/** The copy of a pick-up point stored with an order. */
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
