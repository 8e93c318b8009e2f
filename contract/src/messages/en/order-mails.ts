import type { Translated } from '../message-types.ts'
import type { orderMails as source } from '../zh/order-mails.ts'

import { product } from './product.ts'

export const orderMails: Translated<typeof source> = {
  gift: 'Gift',
  giftLine: '{title} (Gift)',
  greeting: 'Dear {name},',
  reference: 'Order reference',
  total: 'Total to pay',
  follow: 'Follow your order',
  followHint: 'You will need the order reference and the email or phone number you ordered with.',
  openHint: 'The link opens your order directly; please do not pass it on.',
  payTitle: 'How to pay',
  payBefore: 'Please pay and upload your proof of payment by {time}. Without it the order lapses by itself.',
  payReference: 'Write this reference with your payment',
  payAmount: 'Amount',
  payee: 'Payee',
  fpsId: 'FPS ID',
  fpsCode: 'FPS QR code',
  fpsCodeHint:
    'Scan it with your bank or wallet app, or save the picture and load it from your album. Payee, amount and reference are filled in for you.',
  payOnlineTitle: 'Paying online',
  payOnlineBefore:
    'Please pay by {time}; after that the order lapses by itself. If the payment page has closed, open it again from the order page.',
  deliveryTitle: 'Delivery',
  quantity: 'Quantity',
  closing: 'Questions? Simply reply to this email.',
  refusalTitle: 'Reason',
  anotherBefore: 'Please upload another by {time}. Without it the order lapses by itself.',
  trackingNumber: 'Tracking number',
  pickUpTitle: 'Pick-up point',
  pickUpCode: 'Code',
  pickUpAddress: 'Address',
  pickUpHours: 'Open',
  shippedToPoint:
    'Your order is on its way to the pick-up point you chose. The courier sends a text message when it is there; please collect it within two days.',
  ready: {
    subject: 'Ready to collect {reference}',
    lead: 'What you ordered is ready for you to collect. Please bring the order reference.',
  },
  placed: { subject: 'We have your order {reference}', lead: 'Thank you. We are holding your pieces for you.' },
  'proof-received': {
    subject: 'Proof of payment received {reference}',
    lead: 'Your proof of payment is with us. We will write again once we have checked it.',
  },
  'proof-refused': {
    subject: 'About your proof of payment {reference}',
    lead: 'We could not match this picture to your payment, for the reason below. Please upload another on the order page; your pieces are still held for you.',
  },
  paid: { subject: 'Payment confirmed {reference}', lead: 'Your payment has arrived and we are preparing your order.' },
  shipped: {
    subject: 'Your order is on its way {reference}',
    lead: 'Your order has left us and is on its way to you.',
  },
  'payment-returned': {
    subject: 'Payment returned {reference}',
    lead: 'Your payment reached us after the order had been cancelled, so the order cannot go ahead. The whole amount is on its way back to your card and usually arrives within 5 to 10 working days.',
  },
  'payment-link': {
    subject: 'How to pay for order {reference}',
    lead: 'Here is once more how to pay for your order. If you have paid already, there is nothing to do.',
  },
  'part-paid': {
    subject: 'Part of your payment received {reference}',
    lead: 'Part of the money for your order has arrived. We prepare it once the rest is paid.',
  },
  changed: {
    subject: 'Order {reference} was changed',
    lead: 'We have changed your order as we agreed with you. This is what is different.',
  },
  cancelledAfterPayment: 'We could not take this order further and have cancelled it. What you paid goes back to you.',
  change: {
    title: 'What was changed',
    total: 'Total',
    added: 'New × {count}',
    removed: 'Taken out',
    fields: {
      recipient: 'The recipient has changed.',
      contact: 'The phone number or email address has changed.',
      address: 'The delivery address has changed.',
      courier: 'It is delivered another way.',
      note: 'The note has changed.',
    },
  },
  balance: {
    title: 'Payment so far',
    paid: 'Paid',
    open: 'Still to pay',
    back: 'Goes back to you',
    backLead: 'We write to you again once the money is on its way.',
  },
  completed: { subject: 'Order completed {reference}', lead: 'Your order is complete. Thank you for choosing us.' },
  cancelled: { subject: 'Order cancelled {reference}', lead: 'Your order is cancelled as you asked. Nothing is due.' },
  'cancelled-by-studio': {
    subject: 'Order cancelled {reference}',
    lead: 'We could not take this order further and have cancelled it. Nothing is due.',
  },
  expired: {
    subject: 'Order lapsed {reference}',
    lead: 'No proof of payment reached us in time, so the order has lapsed and its pieces are back on sale.',
  },
  /** Where an event's usual message would be wrong. */
  leads: {
    expiredOnline:
      'No online payment reached us in time, so the order has lapsed and its pieces are back on sale. Should your card be charged after all, the whole amount goes back by itself.',
    expiredRefused:
      'We could not match your proof of payment and no other reached us in time, so the order has lapsed and its pieces are back on sale.',
  },
  booked: '{day} · {slot}',
  slots: product.slots,
  /** For an order of booked services only. */
  ofServices: {
    placed:
      'Thank you for booking. Your time is held; once your payment is here, we will confirm the date and hour with you.',
    'proof-refused':
      'We could not match this picture to your payment, for the reason below. Please upload another on the order page; your time is still held for you.',
    paid: 'Your payment has arrived. We will confirm the date and hour with you.',
    expired: 'No proof of payment reached us in time, so the booking has lapsed and its time is free again.',
    expiredRefused:
      'We could not match your proof of payment and no other reached us in time, so the booking has lapsed and its time is free again.',
    expiredOnline:
      'No online payment reached us in time, so the booking has lapsed and its time is free again. Should your card be charged after all, the whole amount goes back by itself.',
  },
}
