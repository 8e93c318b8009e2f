import type { Translated } from '../message-types.ts'
import type { onlinePayment as source } from '../zh/online-payment.ts'
import { cardBrands } from './card-brands.ts'
import { receivedChannels } from './received-channels.ts'

export const onlinePayment: Translated<typeof source> = {
  way: 'Card, online',
  brands: cardBrands,
  received: receivedChannels,
  separator: ', ',
  paidBy: '{brand} ending in {digits}',
  payAfter:
    'After ordering you go to our payment provider’s secure page; we never see your card number. Your pieces and time slots are held for {minutes, plural, one {# minute} other {# minutes}}.',
  savedCards: 'Which card',
  anotherCard: 'Another card',
  goTo: 'Order and pay {amount}',
  going: 'Taking you to the payment page',
  title: 'Pay online',
  before: 'Please pay by {time}. After that the order lapses by itself and its pieces go back on sale.',
  pay: 'Pay {amount}',
  failed: 'The payment page could not be opened. Your order is still held. {reason}',
  tooLate: 'The time to pay has passed, and the order lapses at {time}. You are welcome to order again.',
  waiting: 'Waiting',
  waitingTitle: 'Waiting for the provider’s word',
  waitingText:
    'You have been through the payment page. We are waiting for our payment provider to confirm, which usually takes a few seconds.',
  slowText:
    'This is taking longer than usual. You can safely leave this page: as soon as we hear, your order is updated and we write to you. There is no need to pay again.',
  paid: 'Paid',
  paidTitle: 'Your payment has arrived',
  paidText: 'Thank you. We are getting everything ready for you.',
  unpaid: 'Not paid',
  unpaidTitle: 'Not paid yet',
  unpaidText: 'Nothing has been charged this time. Your order is held until {time}.',
  lapsedTitle: 'This order has been cancelled',
  lapsedText: 'No payment reached us, so the order is cancelled and its pieces are back on sale.',
  returned: 'Payment returned',
  returnedTitle: 'Your money is on its way back',
  returnedText:
    'By the time your payment arrived the order had been cancelled. The whole amount goes back to your card, usually within 5 to 10 working days.',
  see: 'See the order',
  settled: 'Confirmed',
  settledTitle: 'Your order is confirmed',
  settledText:
    'A voucher or your points have covered it all, so there is nothing to pay. We are getting everything ready for you.',
  coveredWay: 'Voucher or points',
}
