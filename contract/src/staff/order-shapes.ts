import { z } from 'zod'
import { paymentChannel, paymentMethod } from '../checkouts.ts'
import { locales } from '../locales.ts'
import { deliveryStatus, handover, orderDetails, orderLine, orderStatus, paymentStatus } from '../orders.ts'
import { changedFields, changedLine } from './order-changes.ts'
import { day, dollars, id, instant, line } from '../wire.ts'

/** The actions that the state of an order allows staff. */
const staffSteps = ['confirm-payment', 'note-payment', 'refuse-proof', 'ship', 'deliver', 'release', 'cancel'] as const

/** The documents that the state of an order allows. */
const papers = ['packing-slip', 'receipt'] as const

const proof = z.object({
  _id: id,
  uploaded_at: instant.nullable(),
  refused_at: instant.nullable(),
  is_settled: z.boolean().meta({ description: 'It was paid by this one; what is open since is not' }),
  refusal: z.string().nullable().meta({ description: 'Why it was refused, as the customer was told' }),
})

/** An order as lists of staff show it. */
export const staffOrderSummary = orderDetails
  .pick({
    _id: true,
    store_id: true,
    reference: true,
    date: true,
    current_status: true,
    payment_status: true,
    handover: true,
    delivery_status: true,
    payment_method: true,
    payment_channel: true,
    expires_at: true,
    courier: true,
    recipient_name: true,
    contact_number: true,
    email: true,
  })
  .extend({
    total_price: z.number(),
    points: z.number().int().meta({ description: 'Points paid beside the money' }),
    refunded: z.number(),
    paid: dollars,
    to_pay: dollars,
    is_released: z.boolean().meta({ description: 'Staff let it be packed before it was paid in full' }),
    archived_at: instant.nullable().meta({ description: 'When staff put it away, as nothing is left to do' }),
    to_return: dollars.meta({ description: 'Beyond what is owed; a refund request waits for it' }),
    item_count: z.number().int(),
    is_own_delivery: z.boolean().meta({ description: "Brought by the studio's own team, without a tracking number" }),
    has_handover: z.boolean().meta({ description: 'Not where everything was refunded before it left the studio' }),
    proof: proof.nullable(),
  })

/** A change to an order. Of contacts and addresses it records only that they changed. */
const orderChange = z.object({
  _id: id,
  at: instant,
  staff_name: z.string(),
  lines: z.array(changedLine),
  fields: z.array(z.enum(changedFields)),
  before: dollars,
  after: dollars,
})

const changeable = z.object({
  recipient_name: z.string(),
  area_code: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  courier_id: id.nullable(),
  district: z.string().nullable(),
  sub_district: z.string().nullable(),
  pick_up_point_code: z.string().nullable(),
})

/** An order as its page in the back office shows it. */
export const staffOrderDetails = staffOrderSummary.extend({
  ...orderDetails.pick({
    statuses: true,
    paid_at: true,
    shipped_at: true,
    delivered_at: true,
    tracking_number: true,
    tracking_url: true,
    address: true,
    district: true,
    pick_up_point: true,
    delivery_estimate: true,
    note: true,
    payments: true,
  }).shape,
  lines: z.array(
    orderLine.extend({
      staff_name: z
        .string()
        .nullable()
        .meta({ description: 'Who comes for a service that is booked, if that is known' }),
      refundable_qty: z.number().int().meta({
        description: 'Bought and neither refunded nor asked for yet; none of gifts, and before the order is paid',
      }),
    }),
  ),
  totals: orderDetails.shape.totals,
  notes: z.array(z.object({ _id: id, text: z.string(), staff_name: z.string(), created_at: instant })),
  waiting_refund: id.nullable().meta({ description: 'The newest refund request that waits for a decision' }),
  steps: z.array(z.enum(staffSteps)),
  version: z.int().meta({ description: 'Raised by each change and payment' }),
  papers: z.array(z.enum(papers)),
  changes: z.array(orderChange),
  changeable: changeable.nullable().meta({ description: 'What a change begins with; null where none is possible' }),
  customer: changeable
    .extend({ customer_id: id.nullable().meta({ description: 'Of a registered customer' }) })
    .meta({ description: 'What a further order for the same customer begins with' }),
  language: z.enum(locales).meta({ description: "The customer's; papers are in it unless another is chosen" }),
})

/** The filters of order lists and exports. */
export const staffOrderFilter = {
  q: line(100)
    .optional()
    .meta({ description: 'Part of a reference, name or email, or of a telephone number however it is spaced' }),
  status: orderStatus.optional(),
  payment_status: paymentStatus.optional(),
  handover: handover.optional(),
  delivery_status: deliveryStatus.optional(),
  payment_method: paymentMethod.optional(),
  payment_channel: paymentChannel.optional(),
  courier_id: id.optional(),
  voucher_id: id.optional().meta({ description: 'Orders that carry this voucher; not those that gave it back' }),
  waiting: z
    .enum(['proof', 'delivery', 'payment', 'rest'])
    .optional()
    .meta({
      description:
        'Proofs to check, the longest waiting first; paid orders to hand over; those that are not paid after 48 hours; ' +
        'or those of which a part is paid',
    }),
  archived: z.enum(['only', 'with']).optional().meta({
    description:
      'Archived orders alone, or with the others; by itself a list has those that `q` finds, a file all of them',
  }),
  from: day.optional().meta({ description: 'First day, in Hong Kong' }),
  until: day.optional().meta({ description: 'Last day, in Hong Kong' }),
}
