import { z } from 'zod'
import { deliveryInfo, voucherCode } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { districtKey } from './hong-kong-places.ts'
import { areaCode, dollars, email, id, line, phone, text, withPhone } from './wire.ts'

export const paymentMethod = z.enum(['OFFLINE', 'ONLINE'])
export const paymentChannel = z.enum(['BANK_TRANSFER', 'FPS', 'PAYME'])

/** The recipient and their contacts. `address` is the multi-line label text. */
export const deliveryDetails = withPhone(
  z.strictObject({
    name: line(100, 1),
    address: text(500).default(''),
    district: districtKey.optional(),
    area_code: areaCode,
    phone,
    email: email.optional(),
    note: text(500).default(''),
  }),
)

export const checkOut = endpoint('POST', '/stores/:store_id/checkouts', {
  summary: 'Places an order from chosen lines of the booking form.',
  access: 'guest',
  rate: 'checkout',
  idempotent: true,
  body: z.strictObject({
    checkout_product_variant_ids: z.array(id).min(1).max(200),
    voucher_code: voucherCode,
    delivery_info: deliveryInfo,
    delivery_details: deliveryDetails,
    payment_method: paymentMethod,
    payment_channel: paymentChannel
      .default('BANK_TRANSFER')
      .meta({ description: 'For OFFLINE: how the transfer comes' }),
    credit_card_id: id
      .optional()
      .meta({ description: 'For ONLINE: a saved card, which the page offers first where the provider lets it' }),
    expected_total: dollars.optional().meta({ description: 'The total the buyer has seen; another one is refused' }),
    success_url: line(2000),
    cancel_url: line(2000),
  }),
  response: z.object({
    return_url: z.string().meta({
      description:
        "Where the browser goes: with ONLINE the payment provider's page, else `success_url` with the order's id",
    }),
    data: z.object({ _id: id, reference: z.string(), total: dollars }),
  }),
  errors: [
    'store-not-found',
    'cart-empty',
    'line-not-in-cart',
    'variant-not-on-sale',
    'out-of-stock',
    'hold-too-large',
    'price-changed',
    'voucher-not-applicable',
    'voucher-used',
    'not-enough-points',
    'courier-not-available',
    'parcel-too-large',
    'pick-up-point-not-available',
    'pick-up-point-too-small',
    'booking-required',
    'slot-full',
    'payment-method-not-available',
    'payment-provider-unavailable',
    'card-not-found',
    'return-address-not-allowed',
    'too-many-open-orders',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})
