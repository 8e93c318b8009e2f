import type { Translated } from '../message-types.ts'
import type { orderMails as source } from '../zh/order-mails.ts'

export const orderMails: Translated<typeof source> = {
  gift: 'Gift',
  greeting: 'Dear {name},',
  reference: 'Order reference',
  total: 'Total to pay',
  follow: 'Follow your order',
  followHint: 'You will need the order reference and the email or phone number you ordered with.',
  payTitle: 'How to pay',
  payBefore: 'Please pay and upload your proof of payment by {time}. Without it the order lapses by itself.',
  payReference: 'Write this reference with your payment',
  deliveryTitle: 'Delivery',
  quantity: 'Quantity',
  closing: 'Questions? Simply reply to this email.',
  placed: { subject: 'We have your order {reference}', lead: 'Thank you. We are holding your pieces for you.' },
  'proof-received': {
    subject: 'Proof of payment received {reference}',
    lead: 'Your proof of payment is with us. We will write again once we have checked it.',
  },
  paid: { subject: 'Payment confirmed {reference}', lead: 'Your payment has arrived and we are preparing your order.' },
  completed: { subject: 'Order completed {reference}', lead: 'Your order is complete. Thank you for choosing us.' },
  cancelled: { subject: 'Order cancelled {reference}', lead: 'Your order is cancelled as you asked. Nothing is due.' },
  expired: {
    subject: 'Order lapsed {reference}',
    lead: 'No proof of payment reached us in time, so the order has lapsed and its pieces are back on sale.',
  },
}
