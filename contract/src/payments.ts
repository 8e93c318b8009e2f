import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, oneOf } from './wire.ts'

export const paymentSession = endpoint('GET', '/payment-sessions/:id', {
  summary: "How a visit to the payment provider's page stands, asked of the provider when it has not said so itself.",
  access: 'guest',
  rate: 'read',
  response: oneOf(
    z.object({
      _id: id,
      purpose: z.enum(['SAVE_CARD', 'PAY_ORDER']),
      order_id: id.nullable(),
      status: z.enum(['open', 'completed', 'ended']).meta({
        description: 'open: nothing is known yet; completed: card saved or order paid; ended: cancelled or run out',
      }),
    }),
  ),
  errors: ['payment-session-not-found'],
})

export const notifyPayment = endpoint('POST', '/payments/notifications/:provider', {
  summary:
    "Takes the payment provider's signed notifications, as it sends them. The same one again is answered alike and " +
    'does nothing; one that does not fit its order is kept for staff and does nothing either.',
  access: 'anyone',
  rate: 'read',
  response: oneOf(z.object({ received: z.literal(true) })),
  errors: ['notification-not-genuine', 'payment-provider-unavailable'],
})
