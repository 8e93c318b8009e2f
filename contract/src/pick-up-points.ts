import { z } from 'zod'
import { parcelLimits } from './couriers.ts'
import { endpoint } from './endpoint.ts'
import { districtKey } from './hong-kong-places.ts'
import { commaList, id, words } from './wire.ts'

export const pickUpPointKinds = ['LOCKER', 'STATION', 'STORE', 'SHOP'] as const

/** The pick-up point of a parcel, as stored with its order. */
export const chosenPickUpPoint = z.object({
  code: z.string().meta({ description: "The courier's own code" }),
  title: words,
  address: words,
  hours: words,
})

export const pickUpPoint = chosenPickUpPoint.extend({
  kind: z.enum(pickUpPointKinds),
  district: z.string(),
  sub_district: z.string().nullable(),
  limits: parcelLimits,
  is_available: z.boolean().meta({ description: "For the parcels of the caller's booking form" }),
})

export const allPickUpPoints = endpoint('GET', '/stores/:store_id/shopping-cart/couriers/:id/pick-up-points', {
  summary: "Where a courier's parcels can be fetched in a district, and whether each takes the caller's parcels.",
  access: 'anyone',
  rate: 'read',
  query: z.object({ district: districtKey, checkout_product_variant_ids: commaList(id, 200).optional() }),
  response: z.object({ data: z.array(pickUpPoint) }),
  errors: ['store-not-found', 'courier-not-available'],
})
