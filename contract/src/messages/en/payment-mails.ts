import type { Translated } from '../message-types.ts'
import type { paymentMails as source } from '../zh/payment-mails.ts'

export const paymentMails: Translated<typeof source> = {
  greeting: 'Dear {name},',
  greetingUnnamed: 'Hello,',
  details: 'The payment',
  renovation: 'Renovation',
  instalment: 'Instalment',
  amount: 'Amount',
  open: 'To pay',
  dueOn: 'Due on',
  reference: 'Payment reference',
  paidOn: 'Paid on',
  received: 'Received',
  receivedOn: 'Received on',
  stated: 'Amount you stated',
  openOfInstalment: 'Still open of the instalment',
  remaining: 'Still open of the contract',
  reason: 'Reason',
  closing: 'If you have a question, just reply to this email.',
  accounts:
    'Please pay only to the accounts shown on the page of your renovation, with the payment reference. We never announce a new account by phone or message.',
  events: {
    due: {
      heading: '{title} is due',
      lead: 'This instalment is due today. The page of your renovation shows how to pay. If you have paid already, please hand in a record of the payment there.',
      action: 'See how to pay',
      hint: 'The QR code fills in payee, amount and reference.',
    },
    reminder: {
      heading: 'A reminder: {title} is still open',
      lead: 'This instalment was due three days ago, and we have no record of a payment yet. If you have paid, please hand one in on the page of your renovation.',
      action: 'See how to pay',
      hint: 'Just reply if you would like to arrange something else.',
    },
    overdue: {
      heading: '{title} is seven days late',
      lead: 'This instalment has been due for seven days. Please pay it soon, or talk to us, so that the works are not held up.',
      action: 'See how to pay',
      hint: 'If you have paid already, please hand in a record of the payment.',
    },
    received: {
      heading: 'We have your record of a payment',
      lead: 'We confirm it once we see the money in our account, and send you the receipt.',
      action: 'See the payment',
      hint: 'There is no need to pay or hand it in again.',
    },
    confirmed: {
      heading: 'Payment confirmed: your receipt',
      lead: 'Your payment has arrived, thank you. The receipt is attached, and can be had at any time on the page of your renovation.',
      action: 'See the payments',
      hint: 'The receipt is attached to this email.',
    },
    refused: {
      heading: 'We could not match your record of a payment',
      lead: 'We could not match this payment, for the reason below. If the money has been sent, please send us what is missing; there is no need to pay again.',
      action: 'Hand it in again',
      hint: 'If you have a question, just reply.',
    },
  },
}
