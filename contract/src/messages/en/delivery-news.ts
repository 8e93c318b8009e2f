import type { Translated } from '../message-types.ts'
import type { deliveryNews as source } from '../zh/delivery-news.ts'

export const deliveryNews: Translated<typeof source> = {
  shipped: 'Order {reference} is with {courier}',
  ready: 'Order {reference} is ready to collect',
  delivered: 'Order {reference} has arrived',
  lead: {
    shipped: 'What you ordered is on its way with the courier.',
    ready: 'What you ordered is ready for you to collect. Please bring the order reference.',
    delivered:
      'What you ordered has arrived. Please look it over, and if anything is damaged, send us photographs within 48 hours.',
  },
  courier: 'Courier',
  trackingNumber: 'Tracking number',
  pickUpAddress: 'Address',
  pickUpHours: 'Open',
  action: 'See the order',
  hint: 'You will be asked for the order number and the email or phone you gave with it.',
  closing: 'You get this because you chose delivery notices in your notification settings.',
  stop: 'To stop these messages:',
}
