import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { commaList, dollars, id, line, words } from './wire.ts'

/** What a courier needs for a delivery: an address, a pick-up point, or neither. */
export const courierNeeds = ['ADDRESS', 'PICKUP_POINT', 'NOTHING'] as const
export const courierNeed = z.enum(courierNeeds)

export const parcelLimits = z
  .object({
    max_grams: z.number().int().nullable(),
    max_side_mm: z.number().int().nullable(),
    max_sum_mm: z.number().int().nullable(),
  })
  .meta({ description: 'For one box; null where there is no limit' })

export const courierArea = z.object({
  title: words,
  places: z.array(z.string()).meta({ description: 'A district, as `islands`, or a part of one, as `islands/mui-wo`' }),
  surcharge: dollars,
  extra_days: z.number().int(),
})

export const courier = z.object({
  _id: id,
  key: z.string(),
  title: words,
  description: words,
  fee: dollars,
  free_from: dollars.nullable(),
  needs: courierNeed,
  estimate: z.object({ min_days: z.number().int(), max_days: z.number().int() }),
  limits: parcelLimits,
  areas: z
    .array(courierArea)
    .meta({ description: 'Where it costs more or takes longer; a place that is in several belongs to the first' }),
  pick_up_districts: z.array(z.string()).meta({ description: 'Districts where parcels can be fetched' }),
  is_available: z.boolean().meta({ description: "For the parcels of the caller's booking form" }),
})

export const allCouriers = endpoint('GET', '/stores/:store_id/shopping-cart/couriers', {
  summary: "The couriers for a country, and whether each can take the caller's parcels.",
  access: 'anyone',
  rate: 'read',
  shared: 'with strangers',
  query: z.object({
    country_code: line(2).default('HK'),
    checkout_product_variant_ids: commaList(id, 200).optional(),
  }),
  response: z.object({ data: z.array(courier) }),
  errors: ['store-not-found'],
})
