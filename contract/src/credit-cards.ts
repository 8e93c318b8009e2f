import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, line, listOf, oneOf, pageQuery } from './wire.ts'

/** What the shop stores of a card. Its number and security code stay with the payment provider. */
const creditCard = z.object({
  _id: id,
  brand: z.string().meta({ description: "As the provider names it, in lower case: 'visa', 'mastercard', 'unionpay'" }),
  last_four: z.string(),
  expiry_month: z.number().int(),
  expiry_year: z.number().int(),
  is_expired: z.boolean(),
  is_default: z.boolean(),
  created_at: instant,
})

export const listCards = endpoint('GET', '/credit-cards/all', {
  summary: 'The saved cards of the account, the default first, then the newest.',
  access: 'registered',
  rate: 'read',
  query: z.object(pageQuery(999)),
  response: listOf(creditCard),
  errors: [],
})

export const bindCard = endpoint('POST', '/credit-cards/bind-card', {
  summary:
    "Leads to the payment provider's page for a card, without a charge. Afterwards the browser comes to one of the two " +
    'own addresses; `payment_session` is added to their query. The card is saved when the provider has confirmed it.',
  access: 'registered',
  rate: 'checkout',
  idempotent: true,
  body: z.strictObject({ success_url: line(2000, 1), cancel_url: line(2000, 1) }),
  response: z.object({ return_url: z.string(), data: z.object({ payment_session: id }) }),
  errors: [
    'return-address-not-allowed',
    'too-many-cards',
    'payment-method-not-available',
    'payment-provider-unavailable',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})

export const setDefaultCard = endpoint('PUT', '/credit-cards/:id/set-default', {
  summary: 'Makes a card the default.',
  access: 'registered',
  rate: 'write',
  response: oneOf(creditCard),
  errors: ['card-not-found'],
})

export const deleteCard = endpoint('PUT', '/credit-cards/:id/delete', {
  summary: 'Deletes a card, here and at the provider. If it was the default, the newest becomes it.',
  access: 'registered',
  rate: 'write',
  response: oneOf(z.object({ _id: id })),
  errors: ['card-not-found'],
})
