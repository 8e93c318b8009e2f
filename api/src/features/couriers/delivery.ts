import type { deliveryEstimate, deliveryInfo } from '@fitout/contract/cart.ts'
import type { Handover } from '@fitout/contract/handover.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import type { PriceCourier } from '../prices/prices-service.ts'
import type { CourierAreaRow, CourierRow } from './couriers-queries.ts'
import { type Parcel, takesAll } from './parcels.ts'
import { type PickUpPointRow, requireFitting } from './pick-up-points.ts'

/** A courier with its areas, in the order in which they are matched. */
export type Courier = CourierRow & { areas: CourierAreaRow[] }

/** A courier with the destination, as far as known. */
export type Delivery = {
  courier: CourierRow
  point: PickUpPointRow | undefined
  area: CourierAreaRow | undefined
}

/**
 * The delivery of an order's parcels, to the point that `findNamedPoint` has found. Throws `courier-not-available`,
 * `parcel-too-large`, `pick-up-point-not-available` or `pick-up-point-too-small`.
 */
export function requireDelivery(
  couriers: ReadonlyMap<string, Courier>,
  info: z.output<typeof deliveryInfo>,
  named: PickUpPointRow | undefined,
  parcels: Parcel[],
): Delivery {
  const courier = info.courier_id ? couriers.get(info.courier_id.toLowerCase()) : undefined
  if (courier?.country_code !== info.country_code) throw new AppError('courier-not-available')
  if (!takesAll(courier, parcels)) throw new AppError('parcel-too-large')
  const code = info.pick_up_point_code
  if (code && courier.needs !== 'PICKUP_POINT') throw new AppError('pick-up-point-not-available')
  const point = code ? requireFitting(named, parcels) : undefined
  // With a pick-up point, the recipient's own address does not matter.
  const place = courier.needs === 'ADDRESS' ? info : point
  return { courier, point, area: courier.areas.find(({ places }) => place && holds(places, place)) }
}

/** A whole district includes its parts; a place without a sub-district matches whole districts only. */
function holds(places: readonly string[], { district, sub_district }: Place): boolean {
  return places.some((place) => place === district || (sub_district && place === `${district}/${sub_district}`))
}

type Place = { district?: string | null | undefined; sub_district?: string | null | undefined }

/** A courier that needs no address is collection at the studio. */
export function handoverBy(courier: Pick<CourierRow, 'needs'> | undefined): Handover {
  if (!courier) return 'SERVICE'
  return courier.needs === 'NOTHING' ? 'COLLECTION' : 'PARCEL'
}

/** The input of the calculator for a delivery. */
export function priceOfDelivery({ courier, area }: Delivery): PriceCourier {
  const remote = area && area.surcharge_cents > 0 ? { surcharge: area.surcharge_cents, title: area.title } : undefined
  return { fee: courier.fee_cents, freeFrom: courier.free_from_cents, remote }
}

/** Days from payment to delivery: the longest lead time, the courier's, and extra days for the place. */
export function daysOfDelivery({ courier, area }: Delivery, leadTimes: readonly number[]) {
  const before = Math.max(0, ...leadTimes) + (area?.extra_days ?? 0)
  return { min: before + courier.min_days, max: before + courier.max_days }
}

/** The estimate, with dates once the day of payment is known. */
export function presentEstimate(
  { min, max }: { min: number; max: number },
  paidAt: Date | null,
): z.input<typeof deliveryEstimate> {
  return {
    min_days: min,
    max_days: max,
    from: paidAt && hongKongDay(paidAt, min),
    to: paidAt && hongKongDay(paidAt, max),
  }
}
