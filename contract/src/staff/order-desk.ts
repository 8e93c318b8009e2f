import { z } from 'zod'
import { deliveryInfo, explanationLine, voucherCode } from '../cart.ts'
import { deliveryDetails, paymentChannel, paymentMethod } from '../checkouts.ts'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { dollars, id, oneOf, words } from '../wire.ts'
import { hasLines, linesRequired, staffOrderLines } from './staff-order-lines.ts'
import { staff } from './permissions.ts'

const priced = {
  ...staffOrderLines,
  customer_id: id.nullable().default(null).meta({ description: 'A registered customer; nothing for a guest' }),
  voucher_code: voucherCode,
  delivery_info: deliveryInfo,
}

const pricedLine = z.object({
  product_variant_id: id.meta({ description: 'Of a custom line, an id that no variant has' }),
  kind: z.enum(['GOODS', 'SERVICE']),
  product_title: words,
  variant_title: words,
  sku: z.string(),
  qty: z.int(),
  available_qty: z.int().nullable().meta({ description: 'Null where it is not counted' }),
  subtotal_price: dollars,
})

export const priceStaffOrder = endpoint('POST', '/admin/order-desk/prices', {
  summary: 'The price of an order placed by staff for a customer, computed as for the booking form.',
  access: staff('orders.place'),
  rate: 'read',
  body: z.strictObject(priced).refine(hasLines, linesRequired),
  response: oneOf(
    z.object({
      lines: z.array(pricedLine),
      gifts: z.array(pricedLine.pick({ product_title: true, variant_title: true, qty: true })),
      explanation: z.array(explanationLine),
      near: z.array(z.string()).meta({ description: 'What would bring another offer' }),
      voucher_refusal: z.string().nullable(),
      total: dollars,
    }),
  ),
  errors: ['variant-not-found', 'customer-not-found', 'courier-not-available', 'pick-up-point-not-available'],
})

export const placeStaffOrder = endpoint('POST', '/admin/order-desk/orders', {
  summary:
    'Places an order for a customer who telephones or writes. It waits for payment, with its stock held as for others, ' +
    'and its mail leads to a page on which it is paid. The same `_id` again is the same order.',
  access: staff('orders.place'),
  rate: 'checkout',
  body: z
    .strictObject({
      ...priced,
      _id: id.meta({ description: 'Of the order, made by the caller' }),
      language: z.enum(locales).meta({ description: 'In which the customer is written to' }),
      delivery_details: deliveryDetails,
      payment_method: paymentMethod,
      payment_channel: paymentChannel.default('FPS').meta({ description: 'For OFFLINE: how the transfer comes' }),
      expected_total: dollars.meta({ description: 'The total that was seen; another one is refused' }),
    })
    .refine(hasLines, linesRequired),
  response: oneOf(z.object({ _id: id, reference: z.string(), total: dollars })),
  errors: [
    'variant-not-found',
    'variant-not-on-sale',
    'customer-not-found',
    'out-of-stock',
    'price-changed',
    'voucher-not-applicable',
    'voucher-used',
    'courier-not-available',
    'parcel-too-large',
    'pick-up-point-not-available',
    'pick-up-point-too-small',
    'booking-required',
    'slot-full',
    'payment-method-not-available',
    'too-many-open-orders',
    'changed-meanwhile',
  ],
})

export const findPaymentLink = endpoint('GET', '/admin/orders/:id/payment-link', {
  summary: "A secret link to the payment page of an open order, with a message in the customer's language.",
  access: staff('orders.place'),
  rate: 'read',
  response: oneOf(
    z.object({
      payment_url: z.string(),
      text: z.string(),
      whatsapp_url: z.string().meta({ description: 'Opens WhatsApp with the text, to the number of the order' }),
    }),
  ),
  errors: ['order-not-found', 'illegal-transition'],
})

export const mailPaymentLink = endpoint('POST', '/admin/orders/:id/payment-link', {
  summary:
    'Mails the customer the payment link of an open order again. Repeated within a minute, only one mail is sent.',
  access: staff('orders.place'),
  rate: 'write',
  response: oneOf(z.object({ email: z.string() })),
  errors: ['order-not-found', 'illegal-transition'],
})
