import { z } from 'zod'
import { timeSlots } from './booking-days.ts'
import { endpoint } from './endpoint.ts'
import { districtKey, isPlace } from './hong-kong-places.ts'
import { maximumQuantity } from './limits.ts'
import { day, dollars, id, instant, line, picture, relatedUrl, words } from './wire.ts'

/** When a booked service takes place. Its address is that of the order. */
export const bookedTime = z.object({
  preferred_date: day,
  time_slot: z.enum(timeSlots).nullable().meta({ description: 'Of what was booked before services had slots' }),
  starts_at: instant.nullable(),
  minutes: z.number().int().nullable(),
})

export const deliveryInfo = z
  .strictObject({
    country_code: z.literal('HK'),
    method: z.literal('DELIVERY'),
    courier_id: id.nullish(),
    district: districtKey.nullish(),
    sub_district: line(60).nullish().meta({ description: 'Key of a place within the district' }),
    pick_up_point_code: line(40)
      .nullish()
      .meta({ description: 'For a courier whose parcels are fetched; its place then counts' }),
  })
  .refine(isPlace, { path: ['sub_district'], params: { code: 'not-listed' } })
  .meta({ description: 'How it comes and where to, as far as fee and days depend on it' })

export const voucherCode = line(40).nullish()

export const cartItem = z.object({
  product_variant_id: id,
  product_id: id,
  kind: z.enum(['GOODS', 'SERVICE']),
  qty: z.number().int(),
  product_title: words,
  product_slug: words,
  product_variant_title: words,
  image: picture,
  sku: z.string(),
  booking: bookedTime
    .extend({
      slot_id: id,
      is_on_offer: z.boolean().meta({ description: 'Whether the slot has a free place now; the checkout takes it' }),
    })
    .nullable(),
  availability: z.enum(['ONLINE_BOOKING_AVAILABLE', 'NOT_ACCEPTED']),
  available_qty: z.number().int().nullable().meta({ description: 'Null where it is not counted' }),
  is_chosen: z.boolean(),
  original_price_per_unit: dollars,
  discounted_price_per_unit: dollars,
  original_subtotal_price: dollars,
  subtotal_price: dollars,
  global_discount: dollars,
  point_per_unit: z.number().int(),
  subtotal_point: z.number().int(),
})

/** Calendar days from payment to delivery, lead time included; dates as well once the payment date is known. */
export const deliveryEstimate = z.object({
  min_days: z.number().int(),
  max_days: z.number().int(),
  from: day.nullable(),
  to: day.nullable(),
})

/** One line of the price breakdown shown to the customer. The amounts add up to the total. */
export const explanationLine = z.object({
  step: z.enum([
    'subtotal',
    'product-discount',
    'free-units',
    'shop-discount',
    'voucher',
    'shipping',
    'remote-area',
    'total',
  ]),
  amount: dollars,
  message: z.string().meta({ description: "In the caller's language" }),
})

export const calculations = z.object({
  currency: z.literal('HKD'),
  price: z.object({ subtotal: dollars, total: dollars }),
  price_discount: z.object({ product: dollars, free_units: dollars, global: dollars, local: dollars }),
  point: z.object({ subtotal: z.number().int(), total: z.number().int() }),
  shipping_fee: dollars.meta({ description: 'With what a remote area adds' }),
  remote_area_fee: dollars,
  free_shipping_missing: dollars.nullable().meta({ description: 'How much more makes delivery free' }),
  explanation: z.array(explanationLine),
})

export const cart = z.object({
  version: z.number().int(),
  cart_items: z.array(cartItem),
  gift_items: z.array(cartItem),
  discounts: z.array(z.object({ title: words, amount: dollars })),
  near_offers: z
    .array(
      z.object({
        title: words,
        missing_spend: dollars.nullable(),
        missing_qty: z.number().int().nullable(),
        message: z.string().meta({ description: "In the caller's language" }),
      }),
    )
    .meta({ description: 'Offers that would apply with a little more' }),
  calculations,
  delivery_estimate: deliveryEstimate
    .nullable()
    .meta({ description: 'For the chosen courier and place, paid now; null without a courier' }),
  is_voucher_applied: z.boolean(),
  voucher_refusal: z
    .string()
    .nullable()
    .meta({ description: "Why a voucher does not apply, in the caller's language" }),
  is_enough_membership_points: z.boolean(),
  count: z.number().int().meta({ description: 'Units in the whole booking form' }),
})

export const showCart = endpoint('POST', '/stores/:store_id/shopping-cart/all', {
  summary: 'The booking form, priced by the server.',
  access: 'guest',
  rate: 'read',
  body: z.strictObject({
    checkout_product_variant_ids: z
      .array(id)
      .max(200)
      .nullish()
      .meta({ description: 'Lines to price; all when left out' }),
    voucher_code: voucherCode,
    delivery_info: deliveryInfo.nullish(),
  }),
  response: z.object({ data: cart }),
  errors: ['store-not-found', 'courier-not-available', 'pick-up-point-not-available'],
})

export const addToCart = endpoint('POST', '/stores/:store_id/shopping-cart/add-to-cart', {
  summary: 'Adds units of a variant; 0 removes it. Limited by stock. Services need an available slot.',
  access: 'guest',
  rate: 'write',
  body: z.strictObject({
    product_variant_id: id,
    qty: z.int().min(0).max(maximumQuantity),
    mode: z.enum(['add', 'set']).default('add'),
    booking: z
      .strictObject({ slot_id: id })
      .optional()
      .meta({ description: 'Of a service; a slot of the kind `SERVICE`' }),
  }),
  response: z.object({
    data: z.object({
      product_variant_id: id,
      qty: z.number().int().meta({ description: 'Units now in the booking form' }),
      is_capped: z.boolean().meta({ description: 'Whether stock allowed fewer than asked' }),
      count: z.number().int(),
      version: z.number().int(),
    }),
  }),
  errors: ['store-not-found', 'variant-not-found', 'variant-not-on-sale', 'out-of-stock'],
})

export const clearCart = endpoint('DELETE', '/stores/:store_id/shopping-cart/clear-cart', {
  summary: 'Empties the booking form.',
  access: 'guest',
  rate: 'write',
  response: z.object({ data: z.object({ count: z.literal(0), version: z.number().int() }) }),
  errors: ['store-not-found'],
})

export const cartRelatedProductUrls = endpoint('GET', '/stores/:store_id/shopping-cart/related-products-urls', {
  summary: 'List calls for products that go with the booking form.',
  access: 'guest',
  rate: 'read',
  response: z.object({ data: z.array(relatedUrl) }),
  errors: ['store-not-found'],
})
