import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dollars, id, instant, line, oneOf } from './wire.ts'

/** How money for an order reaches the studio, as staff record it: by transfer, by a wallet, or over the counter. */
export const receivedChannels = [
  'FPS',
  'BANK_TRANSFER',
  'PAYME',
  'ALIPAY_HK',
  'WECHAT_PAY_HK',
  'OCTOPUS',
  'CASH',
  'CHEQUE',
  'CARD_TERMINAL',
  'OTHER',
] as const
export type ReceivedChannel = (typeof receivedChannels)[number]

/** The channel in the body of a payment that staff record; tools of before do not send it. */
export const receivedBy = z
  .enum(receivedChannels)
  .nullable()
  .default(null)
  .meta({ description: 'How the money came, null where it is not known' })

/** A payment of an order, or below zero what went back because less was to pay. */
export const orderPayment = z.object({
  amount: dollars,
  at: instant,
  by: z.enum(['CARD', 'STAFF']).meta({ description: "On the payment provider's page, or recorded by staff" }),
  channel: z
    .enum(receivedChannels)
    .nullable()
    .meta({ description: 'How one that staff recorded came, where it is known' }),
})

export const paymentSession = endpoint('GET', '/payment-sessions/:id', {
  summary:
    "The state of a visit to the payment provider's page, requested from the provider if it has not reported it.",
  access: 'guest',
  rate: 'read',
  response: oneOf(
    z.object({
      _id: id,
      purpose: z.enum(['SAVE_CARD', 'PAY_ORDER']),
      order_id: id.nullable(),
      status: z.enum(['open', 'completed', 'ended', 'returned']).meta({
        description:
          'open: nothing is known yet; completed: card saved or order paid; ended: cancelled or run out; ' +
          'returned: the money came when the order could no longer be paid, and goes back',
      }),
    }),
  ),
  errors: ['payment-session-not-found'],
})

export const payOrder = endpoint('POST', '/orders/:id/payment', {
  summary:
    "Leads to the payment provider's page for an order that is to be paid online. While a page is open it is the same " +
    'one; another one keeps what the order holds for as long as it lives. Afterwards the browser comes to one of the two ' +
    'own addresses, with `order` and `payment_session` in their query. Only the provider’s own word makes it paid.',
  access: 'guest',
  rate: 'checkout',
  body: z.strictObject({
    success_url: line(2000, 1),
    cancel_url: line(2000, 1),
    credit_card_id: id.optional().meta({ description: 'A saved card, which the page then offers first' }),
  }),
  response: z.object({ return_url: z.string(), data: z.object({ payment_session: id }) }),
  errors: [
    'order-not-found',
    'card-not-found',
    'illegal-transition',
    'return-address-not-allowed',
    'payment-method-not-available',
    'payment-provider-unavailable',
  ],
})

export const notifyPayment = endpoint('POST', '/payments/notifications/:provider', {
  summary:
    "Takes the payment provider's signed notifications, as it sends them. The same one again is answered alike and " +
    'does nothing; one that does not fit its order is kept for staff and does nothing either.',
  access: 'anyone',
  rate: 'read',
  bytesAtMost: 512 * 1024,
  response: oneOf(z.object({ received: z.literal(true) })),
  errors: ['notification-not-genuine', 'payment-provider-unavailable'],
})
