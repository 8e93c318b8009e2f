import { z } from 'zod'
import { appointmentStatus } from './appointments.ts'
import { bookedTime, deliveryEstimate, explanationLine } from './cart.ts'
import { paymentChannel, paymentMethod } from './checkouts.ts'
import { endpoint } from './endpoint.ts'
import { deliveryStatuses, handovers } from './handover.ts'
import { locales } from './locales.ts'
import { orderPayment } from './payments.ts'
import { chosenPickUpPoint } from './pick-up-points.ts'
import { dollars, id, instant, line, listOf, oneOf, pageQuery, phone, picture, words } from './wire.ts'

export const orderStatus = z.enum(['submitted', 'pending', 'completed', 'cancelled'])
export const paymentStatus = z.enum(['unpaid', 'paid', 'refunded'])
export const handover = z.enum(handovers).meta({
  description: 'By courier, collected at the studio, or services only',
})
export const deliveryStatus = z
  .enum(deliveryStatuses)
  .meta({ description: 'Of a collection, shipped is ready to be collected; of services, delivered is done' })

export const orderActor = z.enum(['customer', 'staff', 'system']).meta({
  description: 'Who caused it; `system` for an online payment, a free order or a missed deadline',
})

const statusStep = z.object({ slug: orderStatus, actor: orderActor, created_at: instant, updated_at: instant })

export const orderLine = z.object({
  product_variant_id: id,
  product_id: id,
  is_custom: z.boolean().meta({
    description: 'Typed by staff: in no catalogue. Its ids lead nowhere, its picture is drawn in its address',
  }),
  kind: z.enum(['GOODS', 'SERVICE']),
  qty: z.number().int(),
  product_title: words,
  product_slug: words,
  product_variant_title: words,
  sku: z.string(),
  image: picture,
  booking: bookedTime
    .extend({
      reference: z.string().nullable().meta({ description: 'Of the appointment' }),
      status: appointmentStatus.nullable().meta({ description: 'Of the appointment; null of what has none' }),
      token: z.string().nullable().meta({ description: 'With which its owner moves or cancels it, as by a link' }),
    })
    .nullable(),
  original_price_per_unit: dollars,
  discounted_price_per_unit: dollars,
  original_subtotal_price: dollars,
  subtotal_price: dollars,
  is_gift: z.boolean(),
})

const orderTotals = z.object({
  currency: z.literal('HKD'),
  original_price: dollars,
  product_discount: dollars,
  free_units: dollars,
  shop_discount: dollars,
  voucher_discount: dollars,
  shipping_fee: dollars,
  remote_area_fee: dollars,
  total_price: dollars,
  points: z.number().int().meta({ description: 'Points paid beside the money' }),
  explanation: z.array(explanationLine),
})

export const orderSummary = z.object({
  _id: id,
  reference: z.string(),
  store_id: id,
  date: instant,
  current_status: orderStatus,
  payment_status: paymentStatus,
  handover,
  delivery_status: deliveryStatus,
  payment_method: paymentMethod,
  total_price: dollars,
  points: z.number().int().meta({ description: 'Points paid beside the money' }),
  item_count: z.number().int(),
  lines: z.array(
    orderLine.pick({
      kind: true,
      product_title: true,
      product_variant_title: true,
      qty: true,
      image: true,
      booking: true,
    }),
  ),
})

/** The order as shown to a caller with the weakest proof of identity: no payment proof, contacts masked. */
export const trackedOrder = z.object({
  _id: id,
  reference: z.string(),
  date: instant,
  current_status: orderStatus,
  statuses: z.array(statusStep),
  payment_status: paymentStatus,
  handover,
  delivery_status: deliveryStatus,
  payment_method: paymentMethod,
  payment_channel: paymentChannel.nullable().meta({ description: 'How a transfer comes; null when paid online' }),
  expires_at: instant
    .nullable()
    .meta({ description: 'When an unpaid order lapses: without proof, after a refused one, or to be paid online' }),
  courier: words.nullable(),
  delivery_estimate: deliveryEstimate
    .nullable()
    .meta({ description: 'Until it has arrived; the dates are known once it is paid' }),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable().meta({ description: "The courier's page about the parcel" }),
  paid_at: instant.nullable(),
  shipped_at: instant.nullable(),
  delivered_at: instant.nullable(),
  refunded: dollars,
  paid: dollars.meta({ description: 'What came so far, less what went back because less was to pay' }),
  to_pay: dollars.meta({ description: 'What is still open' }),
  to_return: dollars.meta({ description: 'What was paid beyond what is owed, and goes back' }),
  payments: z
    .array(orderPayment)
    .meta({ description: 'By time; none for an order paid before payments were recorded' }),
  changed_at: instant.nullable().meta({ description: 'When the studio last changed the order' }),
  has_proof: z.boolean(),
  is_proof_refused: z.boolean().meta({ description: 'The studio could not take it, and awaits another' }),
  proof_refusal: z.string().nullable().meta({ description: 'The reason for the customer, until another is sent' }),
  can_upload: z.boolean(),
  can_pay: z.boolean().meta({ description: "Whether it can be paid on the payment provider's page" }),
  payment_code: z
    .object({ text: z.string(), picture: z.string().meta({ description: 'PNG as a data URL' }) })
    .nullable()
    .meta({ description: 'The QR code for paying by FPS, while the order waits for it' }),
  recipient_name: z.string().meta({ description: 'Masked for a guest look-up' }),
  contact_number: z.string().meta({ description: 'Masked for a guest look-up' }),
  lines: z.array(orderLine),
  totals: orderTotals,
})

export const orderDetails = trackedOrder.extend({
  store_id: id,
  checkout: z.object({
    offline: z.object({
      image: z.string().nullable(),
      uploaded_at: instant.nullable(),
      refusal: z.string().nullable().meta({ description: 'Why the studio could not take it, until another is sent' }),
    }),
  }),
  paid_by: z
    .object({ brand: z.string(), last_four: z.string() })
    .nullable()
    .meta({ description: 'The card that paid, when it was paid online' }),
  email: z.string().nullable(),
  address: z.string(),
  district: z.string().nullable(),
  pick_up_point: chosenPickUpPoint.nullable(),
  note: z.string(),
  can_complete: z.boolean(),
  can_cancel: z.boolean(),
})

export const allOrders = endpoint('GET', '/orders/all', {
  summary: "The caller's orders, newest first.",
  access: 'guest',
  rate: 'read',
  query: z.object({
    ...pageQuery(10),
    store_id: id.optional(),
    kind: orderLine.shape.kind.optional().meta({ description: 'Those that hold goods, or a service' }),
  }),
  response: listOf(orderSummary),
  errors: [],
})

export const allOfflineOrders = endpoint('GET', '/orders/all/offline', {
  summary: "The caller's orders paid by transfer, as booking requests, newest first.",
  access: 'guest',
  rate: 'read',
  query: z.object({ ...pageQuery(10), store_id: id.optional() }),
  response: listOf(orderSummary),
  errors: [],
})

export const findOrder = endpoint('GET', '/orders/:id/details', {
  summary: "One of the caller's orders.",
  access: 'guest',
  rate: 'read',
  response: oneOf(orderDetails),
  errors: ['order-not-found'],
})

export const trackOrder = endpoint('GET', '/orders/:id/details/guest', {
  summary: 'An order by its id or reference and the email or phone given with it.',
  access: 'anyone',
  rate: 'look-up',
  // Records that the session may upload the proof, and request refunds of a guest's order.
  effect: true,
  query: z.object({
    email: line(254).optional(),
    phone: phone.optional(),
    token: line(200).optional().meta({ description: 'Of a link that staff sent, instead of a contact' }),
  }),
  response: oneOf(
    trackedOrder.extend({
      is_own: z.boolean().meta({ description: 'Whether the caller placed it, and may open its page' }),
      is_of_member: z.boolean().meta({ description: 'Whether its refunds are requested by a member, signed in' }),
    }),
  ),
  errors: ['order-not-found'],
})

export const orderReceipt = endpoint('GET', '/orders/:id/receipt', {
  summary: 'The receipt of a paid order as a PDF; masked for an order that was only tracked.',
  access: 'guest',
  rate: 'read',
  query: z.object({ language: z.enum(locales).optional() }),
  response: z.file().mime(['application/pdf']),
  errors: ['order-not-found', 'no-receipt-yet'],
})

export const uploadProof = endpoint('PUT', '/orders/:id/upload', {
  summary: 'Uploads the picture that proves a payment; the order becomes pending.',
  access: 'guest',
  rate: 'write',
  body: z.strictObject({ image: id.meta({ description: 'Id of a file the caller uploaded' }) }),
  response: oneOf(trackedOrder),
  errors: ['order-not-found', 'file-not-found', 'illegal-transition'],
})

export const completeOrder = endpoint('PUT', '/orders/:id/completed', {
  summary: 'Marks a paid order as completed.',
  access: 'guest',
  rate: 'write',
  response: oneOf(orderDetails),
  errors: ['order-not-found', 'illegal-transition'],
})

export const cancelOrder = endpoint('PUT', '/orders/:id/cancelled', {
  summary: 'Cancels an unpaid order.',
  access: 'guest',
  rate: 'write',
  response: oneOf(orderDetails),
  errors: ['order-not-found', 'illegal-transition'],
})
