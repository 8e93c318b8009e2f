import type { Translated } from '../message-types.ts'
import type { sandboxPayment as source } from '../zh/sandbox-payment.ts'

export const sandboxPayment: Translated<typeof source> = {
  title: 'Payment test page',
  notice: 'This is a test page. No money moves, and no real card is asked for.',
  saveCard: 'Save a card',
  payOrder: 'Pay for an order',
  card: 'Test card',
  cardEnding: 'ending in {digits}',
  delivery: 'How the confirmation reaches the shop',
  deliveries: {
    prompt: 'At once',
    slow: 'After 20 seconds',
    duplicate: 'Three times',
    'out-of-order': 'Out of order: an earlier message comes late',
    lost: 'Lost: the shop has to ask',
  },
  approve: 'Approve',
  decline: 'Refuse this card',
  cancel: 'Cancel and go back to the shop',
  declined: 'This card was refused. You can try again.',
  closed: 'This page has been used, or has expired.',
  back: 'Back to the shop',
}
